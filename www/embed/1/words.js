// What `<tensu-hand>` says in other languages than English, in the order of its ENGLISH. By the language alone; Chinese in traditional script
// is `hant`.

export default {
  de: ["Man Pin Sou Blume Jahreszeit", "Ost Süd West Nord Weiß Grün Rot", "{n} {s}", "rote {n}", "offen: {n}", "verdecktes Kan: {n}", "Kan auf Pon: {n}", "Gewinnstein: {n}", "Dora-Anzeiger: {n}", "Ura-Dora-Anzeiger: {n}", "Keine Hand: ", "Mehr, als es gibt: ", "Kein Satz: "],
  fr: ["man pin sou fleur saison", "Est Sud Ouest Nord Blanc Vert Rouge", "{n} {s}", "{n} rouge", "exposé : {n}", "kan caché : {n}", "kan ajouté : {n}", "tuile gagnante : {n}", "Indicateurs de dora : {n}", "Indicateurs d’ura dora : {n}", "Ce n’est pas une main : ", "Plus qu’il n’y en a : ", "Ce n’est pas une combinaison : "],
  es: ["man pin sou flor estación", "Este Sur Oeste Norte Blanco Verde Rojo", "{n} {s}", "{n} rojo", "abierto: {n}", "kan cerrado: {n}", "kan añadido: {n}", "ficha ganadora: {n}", "Indicadores de dora: {n}", "Indicadores de ura dora: {n}", "No es una mano: ", "Más de las que hay: ", "No es un grupo: "],
  pt: ["de man de pin de sou flor estação", "Leste Sul Oeste Norte Branco Verde Vermelho", "{n} {s}", "{n} vermelho", "aberto: {n}", "kan fechado: {n}", "kan acrescentado: {n}", "pedra da batida: {n}", "Indicadores de dora: {n}", "Indicadores de ura dora: {n}", "Não é uma mão: ", "Mais do que existem: ", "Não é um conjunto: "],
  it: ["man pin sou fiore stagione", "Est Sud Ovest Nord Bianco Verde Rosso", "{n} {s}", "{n} rosso", "scoperto: {n}", "kan coperto: {n}", "kan promosso: {n}", "tessera vincente: {n}", "Indicatori dora: {n}", "Indicatori ura dora: {n}", "Non è una mano: ", "Più di quante ce ne sono: ", "Non è un gruppo: "],
  pl: ["man pin sou kwiat pora roku", "Wschód Południe Zachód Północ Biały Zielony Czerwony", "{n} {s}", "czerwona {n}", "otwarty: {n}", "zamknięty kan: {n}", "rozszerzony kan: {n}", "zwycięski kamień: {n}", "Wskaźniki dory: {n}", "Wskaźniki ura dory: {n}", "To nie jest ręka: ", "Więcej, niż jest: ", "To nie jest meldunek: "],
  ja: ["萬 筒 索 花牌 季節牌", "東 南 西 北 白 發 中", "{n}{s}", "赤{n}", "副露 {n}", "暗槓 {n}", "加槓 {n}", "和了牌 {n}", "ドラ表示牌 {n}", "裏ドラ表示牌 {n}", "手牌として読めません：", "枚数が多すぎます：", "面子になりません："],
  ko: ["만 통 삭 꽃패 계절패", "동 남 서 북 백 발 중", "{n}{s}", "적{n}", "후로 {n}", "안깡 {n}", "가깡 {n}", "화료패 {n}", "도라 표시패 {n}", "뒷도라 표시패 {n}", "패로 읽을 수 없습니다: ", "있는 것보다 많습니다: ", "멘쯔가 아닙니다: "],
  ru: ["ман пин соу цветок сезон", "Восток Юг Запад Север Белый Зелёный Красный", "{n} {s}", "красная {n}", "открыто: {n}", "закрытый кан: {n}", "дополненный кан: {n}", "выигрышный тайл: {n}", "Индикаторы доры: {n}", "Индикаторы урадоры: {n}", "Это не рука: ", "Больше, чем есть: ", "Это не сет: "],
  zh: ["万 筒 索 花牌 季节牌", "东 南 西 北 白 发 中", "{n}{s}", "赤{n}", "副露 {n}", "暗杠 {n}", "加杠 {n}", "和牌张 {n}", "宝牌指示牌 {n}", "里宝牌指示牌 {n}", "无法读作手牌：", "张数过多：", "不成面子："],
  hant: ["萬 筒 索 花牌 季節牌", "東 南 西 北 白 發 中", "{n}{s}", "赤{n}", "副露 {n}", "暗槓 {n}", "加槓 {n}", "和牌張 {n}", "寶牌指示牌 {n}", "裏寶牌指示牌 {n}", "無法讀作手牌：", "張數過多：", "不成面子："],
};
