import type { CheckedDraw, LotteryKind, Reading, RoundKey } from './lottery-kind.ts';

/** The round of a day that an entry of a draw file says to be of: `round`, and the first where a kind has one a day. */
function isOf(entry: unknown, { drawDate, number }: RoundKey): boolean {
  if (typeof entry !== 'object' || entry === null || !('date' in entry) || entry.date !== drawDate)
    return false;
  return ('round' in entry ? entry.round : 1) === number;
}

/**
 * Finds and checks the draw of a round in the text of a file that holds one draw or a list of draws.
 * Draws of other rounds in the list are not checked.
 */
export function readDrawFile(kind: LotteryKind, text: string, key: RoundKey): Reading<CheckedDraw> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, problems: ['The file is not JSON'] };
  }
  const entries: readonly unknown[] = Array.isArray(content) ? content : [content];
  const own = entries.filter((entry) => isOf(entry, key));
  if (own.length === 1) return kind.readDraw(own[0]);
  const round = key.number === 1 ? key.drawDate : `${key.drawDate} round ${key.number}`;
  return { ok: false, problems: [`The file holds ${own.length} draws of ${round}, one expected`] };
}
