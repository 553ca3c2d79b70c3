// Why Tensu cannot start here, and what to do: `www/mend.js` loads this where it finds one of the three reasons.
(() => {
  const TEXTS = {
    en: ["Tensu does not run in this browser. It needs Chrome 99, Safari 15.4 or Firefox 100, or newer.", "A browser does not start Tensu from a file: put the folder on a web server and open it there.", "The policy of this site (Content-Security-Policy) forbids WebAssembly. Whoever runs it can allow it with 'wasm-unsafe-eval'."],
    ja: ["このブラウザではTensuは動きません。Chrome 99、Safari 15.4、Firefox 100以降が必要です。", "ファイルからは起動できません。フォルダーをWebサーバーに置いて開いてください。", "このサイトのポリシー（Content-Security-Policy）がWebAssemblyを禁止しています。管理者は「'wasm-unsafe-eval'」で許可できます。"],
    ko: ["이 브라우저에서는 Tensu가 실행되지 않습니다. Chrome 99, Safari 15.4, Firefox 100 이상이 필요합니다.", "파일에서는 시작되지 않습니다. 폴더를 웹 서버에 올려 열어 주세요.", "이 사이트의 정책(Content-Security-Policy)이 WebAssembly를 금지합니다. 운영자가 'wasm-unsafe-eval'로 허용할 수 있습니다."],
    "zh-Hans": ["Tensu 无法在此浏览器中运行，需要 Chrome 99、Safari 15.4 或 Firefox 100 及以上版本。", "不能直接从文件打开：请把文件夹放到网页服务器上再打开。", "本站的安全策略（Content-Security-Policy）禁止 WebAssembly，站长可用 'wasm-unsafe-eval' 允许。"],
    "zh-Hant": ["Tensu 無法在此瀏覽器中執行，需要 Chrome 99、Safari 15.4 或 Firefox 100 以上版本。", "不能直接從檔案開啟：請把資料夾放到網頁伺服器上再開啟。", "本站的安全原則（Content-Security-Policy）禁止 WebAssembly，站長可用 'wasm-unsafe-eval' 允許。"],
    de: ["Tensu läuft in diesem Browser nicht. Nötig sind Chrome 99, Safari 15.4 oder Firefox 100 oder neuer.", "Aus einer Datei startet Tensu nicht: Lege den Ordner auf einen Webserver und öffne ihn dort.", "Die Richtlinie dieser Website (Content-Security-Policy) verbietet WebAssembly. Wer sie betreibt, erlaubt es mit 'wasm-unsafe-eval'."],
    fr: ["Tensu ne fonctionne pas dans ce navigateur : il faut Chrome 99, Safari 15.4, Firefox 100 ou plus récent.", "Tensu ne démarre pas depuis un fichier : placez le dossier sur un serveur web et ouvrez-le là.", "La politique de ce site (Content-Security-Policy) interdit WebAssembly. Qui l’administre peut l’autoriser avec 'wasm-unsafe-eval'."],
    es: ["Tensu no funciona en este navegador. Hace falta Chrome 99, Safari 15.4, Firefox 100 o más nuevo.", "Tensu no se abre desde un archivo: pon la carpeta en un servidor web y ábrela allí.", "La política de este sitio (Content-Security-Policy) prohíbe WebAssembly. Quien lo administra puede permitirlo con 'wasm-unsafe-eval'."],
    "pt-BR": ["O Tensu não funciona neste navegador. Precisa de Chrome 99, Safari 15.4 ou Firefox 100, ou mais novo.", "O Tensu não abre a partir de um arquivo: ponha a pasta num servidor web e abra lá.", "A política deste site (Content-Security-Policy) proíbe WebAssembly. Quem cuida dele pode permitir com 'wasm-unsafe-eval'."],
    it: ["Tensu non funziona in questo browser: serve Chrome 99, Safari 15.4, Firefox 100 o più recente.", "Tensu non si avvia da un file: metti la cartella su un server web e aprila lì.", "La policy di questo sito (Content-Security-Policy) vieta WebAssembly. Chi lo gestisce può permetterlo con 'wasm-unsafe-eval'."],
    pl: ["Tensu nie działa w tej przeglądarce. Potrzebuje Chrome 99, Safari 15.4, Firefox 100 albo nowszej wersji.", "Tensu nie uruchamia się z pliku: umieść folder na serwerze WWW i otwórz go tam.", "Polityka tej strony (Content-Security-Policy) zabrania WebAssembly. Kto ją prowadzi, może na to pozwolić przez 'wasm-unsafe-eval'."],
    ru: ["Tensu не работает в этом браузере: нужен Chrome 99, Safari 15.4, Firefox 100 или новее.", "Из файла Tensu не запускается: разместите папку на веб-сервере и откройте её там.", "Политика этого сайта (Content-Security-Policy) запрещает WebAssembly. Владелец может разрешить его: 'wasm-unsafe-eval'."],
  };
  const why = location.protocol === "file:" ? 1 : typeof WebAssembly === "object" ? 2 : 0;
  for (const line of document.querySelectorAll("#broken [lang]")) {
    line.textContent = TEXTS[line.lang][why];
  }
})();
