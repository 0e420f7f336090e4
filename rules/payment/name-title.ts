/** What stands before a name: words of address, ranks, degrees, of the church. */
export interface Title {
  /** As it was written, without blanks and dots. */
  readonly title: string;
  /** What is left. */
  readonly name: string;
  /** False where the word may be a name as well, or the beginning of one. */
  readonly isSure: boolean;
  /** True for what หญิง may follow without a blank. */
  readonly isRank: boolean;
}

const GRADED = [
  'พลตำรวจ|พันตำรวจ|ร้อยตำรวจ|สิบตำรวจ|จ่าสิบ|พลเรือ|นาวาอากาศ|นาวา|เรืออากาศ|พันจ่าอากาศ|พันจ่า|จ่าอากาศ|พลอากาศ|ร้อย',
  'พัน|พล|สิบ|เรือ|จ่า',
] as const;
const GRADE = '(?:เอก|โท|ตรี)';
const LONG_RANK = `(?:${GRADED[0]})${GRADE}|จ่าสิบตำรวจ|ดาบตำรวจ|พลตำรวจ|พลทหาร`;
/** Words that begin no name, with or without a blank behind them. */
const LONG = `ว่าที่|พลฯ|เด็กชาย|เด็กหญิง|${LONG_RANK}|ผู้ช่วยศาสตราจารย์|รองศาสตราจารย์|ศาสตราจารย์|นายแพทย์|แพทย์หญิง|ทันตแพทย์หญิง|ทันตแพทย์|เภสัชกรหญิง|เภสัชกร|สัตวแพทย์หญิง|สัตวแพทย์|นักเรียนนาย(?:ร้อย|เรืออากาศ|เรือ|สิบ)|หม่อมราชวงศ์|หม่อมหลวง|หม่อมเจ้า|ท่านผู้หญิง|พระครู|พระมหา|พระภิกษุ|พระปลัด|พระสมุห์|พระใบฎีกา|พระอธิการ|บาทหลวง`;
/** Words that may begin a name; where no blank follows them it is one sooner. */
const GLUED = `(?:${GRADED[1]})${GRADE}|คุณหญิง`;
/** Words that are part of many names: titles only where a blank follows. */
const APART =
  'พระอาจารย์|พระ|สามเณร|แม่ชี|หลวงพ่อ|หลวงพี่|หลวงปู่|หลวงตา|ซิสเตอร์|ดอกเตอร์|อาจารย์|หญิง|พิเศษ|เกียรติคุณ|กิตติคุณ|คลินิก';

/** Each with the dots that it has; a bank leaves some of them away. */
const RANKS =
  'พล.ต.อ. พล.ต.ท. พล.ต.ต. พล.ต.จ. พ.ต.อ. พ.ต.ท. พ.ต.ต. ร.ต.อ. ร.ต.ท. ร.ต.ต. ด.ต. จ.ส.ต. ส.ต.อ. ส.ต.ท. ส.ต.ต. พล.ต. พล.อ.อ. พล.อ.ท. พล.อ.ต. พล.อ.จ. พล.ร.อ. พล.ร.ท. พล.ร.ต. พล.ร.จ. พล.อ. พล.ท. พล.จ. พ.อ. พ.ท. พ.ต. ร.อ. ร.ท. ร.ต. จ.ส.อ. จ.ส.ท. ส.อ. ส.ท. ส.ต. น.อ. น.ท. น.ต. พ.จ.อ. พ.จ.ท. พ.จ.ต. พ.อ.อ. พ.อ.ท. พ.อ.ต. จ.อ. จ.ท. จ.ต. พลฯ. อส.'.split(
    ' ',
  );
const CALLED =
  'น.ส. ด.ช. ด.ญ. ม.ร.ว. ม.ล. ม.จ. ด.ร. ผ.ศ. ร.ศ. ศ. อ. น.พ. พ.ญ. ท.พ. ท.พ.ญ. ท.ญ. ภ.ก. ภ.ญ. ส.พ. ส.พ.ญ. น.ส.พ. ท.น.พ. ท.น.พ.ญ. ก.ภ. พ.ว. น.น.ร. น.ร.ต. น.น.อ. น.น.ส.'.split(
    ' ',
  );
const longestFirst = (titles: readonly string[]) =>
  titles.toSorted((one, other) => other.length - one.length);
const shortOf = (titles: readonly string[]) =>
  longestFirst(titles)
    .map((title) => title.split('.').slice(0, -1).join('(?:\\. ?)?'))
    .join('|');

const LATIN =
  'acting [12](?:st|nd)|acting|mrs?|miss|ms|master|mstr|dr|prof|asst|assoc|khun|nai|nang ?sao|nang|phra|rev|sub|pol|police|lt|lieutenant|lieut|capt|captain|maj|major|col|colonel|gen|general|brig|sgt|sergeant|cpl|corporal|pvt|private|snr|sen|senior|flt|flight|sqn|squadron|ldr|leader|wg|wing|gp|group|cdr|commander|plt|pilot|fg|flying|off|officer|adm|admiral|[vr]adm|air|marshal|[12](?:st|nd)? ?lt|(?:sm|cpo|po|fs)[1-3]|s\\. ?m\\. ?[1-3]|m\\. ?[lr]';
const SURE_LATIN = /^(?:mrs?|miss|ms|dr|prof)$/u;
/** Rest of a title that is not of the name. */
const AFTER = ' ?(?:(?:หญิง ?)?\\( ?(?:พิเศษ|พ\\.?|หญิง|เกียรติคุณ|กิตติคุณ|คลินิก) ?\\) ?)?';

const SHORT_TITLE = new RegExp(`^(?:${shortOf([...RANKS, ...CALLED])})(?:\\. ?| )${AFTER}(?=\\S)`, 'u');
/** The last dot left away and the name behind it at once: `น.สสมหญิง`. */
const withoutLastDot = longestFirst([...RANKS, ...CALLED])
  .filter((title) => title.split('.').length > 2)
  .map((title) => title.slice(0, -1).replaceAll('.', '\\.'));
const DOTTED_TITLE = new RegExp(`^(?:${withoutLastDot.join('|')})(?=\\S)`, 'u');
const LATIN_TITLE = new RegExp(`^(?:${LATIN})(?:\\. ?| )(?=\\S)`, 'u');
const LONG_TITLE = new RegExp(`^(?:${LONG})${AFTER}(?=\\S)`, 'u');
const GLUED_TITLE = new RegExp(`^(?:${GLUED})${AFTER}(?=\\S)`, 'u');
const ADDRESS_TITLE = /^(?:นางสาว|นาย|นาง|คุณ)(?:\. ?| )?(?=\S)/u;
const RANK = new RegExp(`^(?:${shortOf(RANKS)}|${LONG_RANK}|(?:${GRADED[1]})${GRADE})[. ]*$`, 'u');
const APART_TITLE = new RegExp(`^(?:${APART}) (?=\\S)`, 'u');
/** Names, not titles with a name: what follows could be one too. */
const NAME = /^(?:นางนวล|คุณ(?:ธรรม|วุฒิ|ภัทร|พัฒน์|วัฒน์|านนท์|ากร|ัญญา|ชัย|กร|พล|อนันต์|ณัฐ|ปรียา|สิริ|ค่า|ภาพ))/u;
/** A syllable: a letter, or a vowel before one, and no sign that needs a letter before it. */
const BEGINS_NAME = /^(?:[เ-ไ]?[ก-ฮ](?!์)|\p{Script=Latin})/u;

/** Patterns of titles, and whether what one of them found is surely a title. */
const patterns: readonly (readonly [RegExp, (found: string) => boolean])[] = [
  [SHORT_TITLE, (found) => found.includes('.')],
  [LATIN_TITLE, (found) => SURE_LATIN.test(found.replace(/[. ]/gu, ''))],
  [LONG_TITLE, () => true],
  [GLUED_TITLE, () => false],
  [ADDRESS_TITLE, (found) => /[. ]$/u.test(found)],
  [APART_TITLE, () => false],
  [DOTTED_TITLE, () => false],
];

/** The title that a name (`searchKey`) begins with; undefined for none. */
export function titleOf(text: string): Title | undefined {
  for (const [pattern, isSure] of patterns) {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const name = text.slice(found.length);
    if (!BEGINS_NAME.test(name) || (!/[. )]$/u.test(found) && NAME.test(text))) continue;
    const title = found.replace(/[. ]/gu, '');
    return { title, name, isSure: isSure(found), isRank: RANK.test(found) };
  }
}
