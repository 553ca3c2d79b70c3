// What `#broken` in the page says in other languages than English: `www/mend.js` brings it at once where one of them is read, so that the
// words are there before anything breaks, and nobody else loads them.
(() => {
  const TEXTS = {
    ja: ["Tensuに問題が起きました。手牌は残っています。", "まだ読み込み中…", "もう一度試す"],
    ko: ["Tensu에 문제가 생겼습니다. 손패는 남아 있습니다.", "아직 불러오는 중…", "다시 시도"],
    "zh-Hans": ["Tensu 出了问题。手牌已保留。", "仍在加载…", "重试"],
    "zh-Hant": ["Tensu 出了問題。手牌已保留。", "仍在載入…", "再試一次"],
    de: ["In Tensu ist etwas schiefgegangen. Deine Hand ist gespeichert.", "Wird noch geladen …", "Noch einmal versuchen"],
    fr: ["Un problème est survenu dans Tensu. Votre main est conservée.", "Chargement toujours en cours…", "Réessayer"],
    es: ["Algo ha fallado en Tensu. Tu mano está guardada.", "Sigue cargando…", "Probar otra vez"],
    "pt-BR": ["Algo deu errado no Tensu. A sua mão está guardada.", "Ainda carregando…", "Tentar de novo"],
    it: ["Qualcosa è andato storto in Tensu. La tua mano è salvata.", "Ancora in caricamento…", "Riprova"],
    pl: ["W Tensu coś poszło nie tak. Twoja ręka jest zapisana.", "Wciąż wczytywanie…", "Spróbuj ponownie"],
    ru: ["В Tensu что-то пошло не так. Рука сохранена.", "Всё ещё загружается…", "Попробовать ещё раз"],
  };
  const place = document.querySelector("#broken > template")?.content ?? document.getElementById("broken");
  for (const [lang, texts] of Object.entries(TEXTS)) {
    const line = place.firstElementChild.cloneNode(true);
    line.lang = lang;
    // Why nothing starts may stand there already (`www/old.js`).
    texts.forEach((text, at) => line.children[at] && (line.children[at].textContent = text));
    place.append(line);
  }
})();
