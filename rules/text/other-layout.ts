/** The keys of a keyboard in order, as they type Latin letters and, in the usual Thai layout (Kedmanee), Thai ones; then the same with shift. */
const LATIN =
  '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const THAI = '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

/** What was meant by who typed with the other layout: of a text with Thai letters the Latin ones of the same keys, else the other way round. */
export function inOtherLayout(text: string): string {
  const [from, to] = /[ก-๙]/u.test(text) ? [THAI, LATIN] : [LATIN, THAI];
  return [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('');
}
