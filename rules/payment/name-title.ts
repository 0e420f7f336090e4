/** What stands before a name: words of address, ranks, degrees, of the church. */
export interface Title {
  /** As it was written, without blanks and dots. */
  readonly title: string;
  /** What is left. */
  readonly name: string;
  /** False where the word may be a name as well, or the beginning of one. */
  readonly isSure: boolean;
}

const GRADED = [
  'พลตำรวจ|พันตำรวจ|ร้อยตำรวจ|สิบตำรวจ|จ่าสิบ|พลเรือ|นาวาอากาศ|นาวา|เรืออากาศ|พันจ่าอากาศ|พันจ่า|จ่าอากาศ|พลอากาศ',
  'ร้อย|พัน|พล|สิบ|เรือ|จ่า',
] as const;
const GRADE = '(?:เอก|โท|ตรี)';
const LONG_RANK = `(?:${GRADED[0]})${GRADE}|จ่าสิบตำรวจ|ดาบตำรวจ`;
/** Words that begin no name, with or without a blank behind them. */
const LONG = `ว่าที่|เด็กชาย|เด็กหญิง|${LONG_RANK}|ร้อย${GRADE}|ผู้ช่วยศาสตราจารย์|รองศาสตราจารย์|ศาสตราจารย์|นายแพทย์|แพทย์หญิง|ทันตแพทย์หญิง|ทันตแพทย์|เภสัชกรหญิง|เภสัชกร|สัตวแพทย์หญิง|สัตวแพทย์|หม่อมราชวงศ์|หม่อมหลวง|หม่อมเจ้า|ท่านผู้หญิง|พระครู|พระมหา`;
/** Words that are part of many names: titles only where a blank follows. */
const APART = `(?:${GRADED[1]})${GRADE}|คุณหญิง|พลทหาร|พลตำรวจ|พระอาจารย์|พระ|สามเณร|แม่ชี|หลวงพ่อ|ดอกเตอร์|อาจารย์|หญิง`;

/** Each with the dots that it has; a bank leaves some of them away. */
const SHORT =
  'น.ส. ด.ช. ด.ญ. ม.ร.ว. ม.ล. ม.จ. ดร. ผศ. รศ. ศ. อ. นพ. พญ. ทพ. ทพญ. ทญ. ภก. ภญ. สพ. สพ.ญ. น.สพ. พล.ต.อ. พล.ต.ท. พล.ต.ต. พ.ต.อ. พ.ต.ท. พ.ต.ต. ร.ต.อ. ร.ต.ท. ร.ต.ต. ด.ต. จ.ส.ต. ส.ต.อ. ส.ต.ท. ส.ต.ต. พล.ต. พล.อ.อ. พล.อ.ท. พล.อ.ต. พล.ร.อ. พล.ร.ท. พล.ร.ต. พล.อ. พล.ท. พ.อ. พ.ท. พ.ต. ร.อ. ร.ท. ร.ต. จ.ส.อ. จ.ส.ท. ส.อ. ส.ท. ส.ต. น.อ. น.ท. น.ต. พ.จ.อ. พ.จ.ท. พ.จ.ต. พ.อ.อ. พ.อ.ท. พ.อ.ต. จ.อ. จ.ท. จ.ต. พลฯ.'
    .split(' ')
    .sort((one, other) => other.length - one.length);
const dotted = SHORT.map((title) => title.split('.').slice(0, -1).join('(?:\\. ?)?')).join('|');

const LATIN =
  'mrs?|miss|ms|master|mstr|dr|prof|asst|assoc|khun|acting|sub|pol|lt|capt|maj|col|gen|sgt|cpl|flt|sqn|wg|gp|cdr|m\\. ?[lr]';
const SURE_LATIN = /^(?:mrs?|miss|ms|dr|prof)$/u;
/** Rest of a title that is not of the name. */
const AFTER = ' ?(?:\\( ?พิเศษ ?\\) ?)?';

const SHORT_TITLE = new RegExp(`^(?:${dotted})(?:\\. ?| )${AFTER}(?=\\S)`, 'u');
const LATIN_TITLE = new RegExp(`^(?:${LATIN})(?:\\. ?| )(?=\\S)`, 'u');
const LONG_TITLE = new RegExp(`^(?:${LONG})${AFTER}(?=\\S)`, 'u');
const ADDRESS_TITLE = /^(?:นางสาว|นาย|นาง|คุณ) ?(?=\S)/u;
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
  [ADDRESS_TITLE, (found) => found.endsWith(' ')],
  [APART_TITLE, () => false],
];

/** The title that a name (`searchKey`) begins with; undefined for none. */
export function titleOf(text: string): Title | undefined {
  for (const [pattern, isSure] of patterns) {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const name = text.slice(found.length);
    if (!BEGINS_NAME.test(name) || (!/[. )]$/u.test(found) && NAME.test(text))) continue;
    return { title: found.replace(/[. ]/gu, ''), name, isSure: isSure(found) };
  }
}
