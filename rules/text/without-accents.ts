/** Letters of other languages that are no letter with an accent, in those that banks have for them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ø: 'o', Ø: 'O', ı: 'i' },
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'TH' },
};

/** Latin letters without their accents, as banks write them; marks of Thai letters stay. */
export function withoutAccents(text: string): string {
  const letters = text.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  return letters.replace(/[łđðøıßẞæœþ]/giu, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
