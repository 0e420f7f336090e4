/** What may be a day, a month or a year without its century, or with it. */
const isDay = (part: string) => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 31;
const isMonth = (part: string) => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 12;
const isYear = (part: string) => /^(?:\d{2}|(?:19|20|24|25|26)\d{2})$/.test(part);

/** True for figures that could be a date in their order: day, month and year, year first, or day and month. */
export function couldBeDate(parts: readonly string[]): boolean {
  const [first = '', second = '', third] = parts;
  if (parts.length === 2) return isDay(first) && isMonth(second);
  if (parts.length !== 3 || third === undefined || !isMonth(second)) return false;
  return (isDay(first) && isYear(third)) || (isYear(first) && isDay(third));
}

/** The same for three figures with nothing but blanks between them, of the years around ours, for so many numbers look like that. */
export function couldBeSpacedDate(parts: readonly string[]): boolean {
  const [, , year = ''] = parts;
  return couldBeDate(parts.slice(0, 3)) && /^(?:[67]\d|[123]\d|25\d\d|20\d\d)$/.test(year);
}

/** True for figures that could be a phone number or that of a bank account. */
export function couldBePhone(parts: readonly string[]): boolean {
  const digits = parts.join('');
  if (parts.length < 2 || digits.length < 9) return false;
  const isPhone = /^0\d{8,9}$/.test(digits) || /^66\d{8,9}$/.test(digits);
  const isRound = parts.slice(1).every((part) => /^[1-9]\d*0$/.test(part));
  return isPhone || !isRound;
}

/** True for two numbers that could be the ends of all that lie between: `10-19`. */
export function couldBeRange(parts: readonly string[]): boolean {
  const [from = '', to = ''] = parts;
  return parts.length === 2 && from < to && /[01]$/.test(from) && (/[09]$/.test(to) || /0$/.test(from));
}

/** True for figures between dots that could be a time of the day. */
export function couldBeTime(parts: readonly string[]): boolean {
  const [hour = '', ...rest] = parts;
  return parts.length < 4 && Number(hour) < 25 && rest.every((part) => /^[0-5]\d$/.test(part));
}

/** True for what people stake: such a figure is an amount sooner than a number. */
export const isRoundAmount = (written: string) => /^(?:5|[1-9][05]|[1-9]\d*(?:0|25|75))$/.test(written);

/** True where a comma in figures between signs may part two bets: `12*50,500*50`. */
export const mayPartBets = (text: string) => /,\d{3}(?:\.\d+)?\s*[xX×*/+-]\s*\d/.test(text);
