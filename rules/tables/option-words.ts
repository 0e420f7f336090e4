/** Names of options as members read them: on buttons, in a reader of screens, and on the sheet of the game. */
const words = {
  low: 'ต่ำ 4–10',
  high: 'สูง 11–17',
  odd: 'คี่',
  even: 'คู่',
  triple: 'ตองใดก็ได้',
  face: (face: string) => `เลข ${face}`,
  two: (one: string, other: string) => `โต๊ด ${one} กับ ${other}`,
  sum: (sum: string) => `รวม ${sum} แต้ม`,
  pair: (face: string) => `เบิ้ล ${face}`,
  tripleOf: (face: string) => `ตอง ${face}`,
  signs: (one: string, other: string) => `${one}กับ${other}`,
  player: 'เพลเยอร์',
  tie: 'เสมอ',
  banker: 'แบงเกอร์',
  home: 'ทีมเหย้าชนะ',
  draw: 'เสมอ',
  away: 'ทีมเยือนชนะ',
  over: 'รวม 3 ลูกขึ้นไป',
  under: 'รวมไม่เกิน 2 ลูก',
  both: 'ยิงได้ทั้งสองทีม',
  blank: 'มีทีมที่ยิงไม่ได้',
  score: (home: string, away: string) => `สกอร์ ${home}–${away}`,
} as const;

/** The fish to shoot at, from the first to the eighth. */
export const fishWords = ['ปลาการ์ตูน', 'ปลาดาว', 'ปู', 'กุ้ง', 'เต่าทะเล', 'หมึกยักษ์', 'ฉลาม', 'มังกรทอง'] as const;
const fishOf = (number: string) => fishWords[Number(number) - 1] ?? number;

/** The pictures of dice that have pictures, from the first face to the sixth. */
export const signWords = ['น้ำเต้า', 'ปู', 'ปลา', 'เสือ', 'ไก่', 'กุ้ง'] as const;
const signOf = (face: string) => signWords[Number(face) - 1] ?? face;

/** Parts of a table, with their options beside each other. */
export const groupWords = {
  sides: 'สูง ต่ำ คู่ คี่',
  faces: 'เลขเดี่ยว',
  twos: 'โต๊ด สองเลข',
  sums: 'แต้มรวม',
  pairs: 'เลขเบิ้ล',
  triples: 'ตอง',
  signs: 'ภาพเดียว',
  mixed: 'สองภาพ',
  hands: 'เพลเยอร์ เสมอ แบงเกอร์',
  targets: 'เลือกเป้า',
  winners: 'ผลการแข่งขัน',
  goals: 'จำนวนประตู',
  scores: 'สกอร์',
} as const;
export type OptionGroup = keyof typeof groupWords;

const groups: Readonly<Record<string, OptionGroup>> = {
  face: 'faces',
  two: 'twos',
  sum: 'sums',
  pair: 'pairs',
  triple: 'triples',
  sign: 'signs',
  signs: 'mixed',
  player: 'hands',
  tie: 'hands',
  banker: 'hands',
  fish: 'targets',
  home: 'winners',
  draw: 'winners',
  away: 'winners',
  over: 'goals',
  under: 'goals',
  both: 'goals',
  blank: 'goals',
  score: 'scores',
};

/** The part of a table that an option stands in. */
export function groupOf(id: string): OptionGroup {
  return groups[id.split('-')[0] ?? ''] ?? 'sides';
}

const ofNumber: Readonly<Record<string, (number: string) => string>> = {
  face: words.face,
  two: ([one = '', other = '']) => words.two(one, other),
  sum: words.sum,
  pair: words.pair,
  triple: words.tripleOf,
  sign: signOf,
  fish: fishOf,
  score: ([home = '', away = '']) => words.score(home, away),
  signs: ([one = '', other = '']) => words.signs(signOf(one), signOf(other)),
};
const alone: Readonly<Record<string, string>> = {
  low: words.low,
  high: words.high,
  odd: words.odd,
  even: words.even,
  triple: words.triple,
  player: words.player,
  tie: words.tie,
  banker: words.banker,
  home: words.home,
  draw: words.draw,
  away: words.away,
  over: words.over,
  under: words.under,
  both: words.both,
  blank: words.blank,
};

/** What an option is called, by its id. */
export function optionWords(id: string): string {
  const [about = '', number = ''] = id.split('-');
  return alone[id] ?? ofNumber[about]?.(number) ?? id;
}

/** What an option pays beside its stake, as tables write it: 1:2; from the least to the most where there are several. */
export function payWords(backs: readonly number[]): string {
  const times = backs.map((back) => (back - 1).toLocaleString('en-US', { maximumFractionDigits: 2 }));
  return `1:${times.join(' / ')}`;
}
