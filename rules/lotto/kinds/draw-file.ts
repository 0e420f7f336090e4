import { withoutByteOrderMark } from '#rules/text/byte-order-mark.ts';
import { repeatedKey } from '#rules/text/repeated-key.ts';
import type { CheckedDraw, LotteryKind, Reading, RoundKey } from './lottery-kind.ts';

/** The round of a day that an entry of a draw file says to be of: `round`, and the first where a kind has one a day. */
function isOf(entry: unknown, { drawDate, number }: RoundKey): boolean {
  if (typeof entry !== 'object' || entry === null || !('date' in entry) || entry.date !== drawDate)
    return false;
  return ('round' in entry ? entry.round : 1) === number;
}

function entriesOf(text: string): Reading<readonly unknown[]> {
  // Editors of Windows begin a file with a mark of its encoding, which JSON does not know.
  const plain = withoutByteOrderMark(text);
  let content: unknown;
  try {
    content = JSON.parse(plain);
  } catch {
    return { ok: false, problems: ['The file is not JSON'] };
  }
  // A parser takes the last of two first prizes, and nobody knows which was drawn.
  const twice = repeatedKey(plain);
  if (twice !== undefined)
    return { ok: false, problems: [`The file says ${JSON.stringify(twice)} twice of one thing`] };
  return { ok: true, value: Array.isArray(content) ? content : [content] };
}

/**
 * Finds and checks the draw of a round in the text of a file that holds one draw or a list of draws.
 * Draws of other rounds in the list are not checked.
 */
export function readDrawFile(kind: LotteryKind, text: string, key: RoundKey): Reading<CheckedDraw> {
  const entries = entriesOf(text);
  if (!entries.ok) return entries;
  const own = entries.value.filter((entry) => isOf(entry, key));
  if (own.length === 1) return kind.readDraw(own[0]);
  const round = key.number === 1 ? key.drawDate : `${key.drawDate} round ${key.number}`;
  return { ok: false, problems: [`The file holds ${own.length} draws of ${round}, one expected`] };
}

/** Checks every draw of such a text; a problem names the place of its draw in the list, from 1. */
export function readAllDraws(kind: LotteryKind, text: string): Reading<readonly CheckedDraw[]> {
  const entries = entriesOf(text);
  if (!entries.ok) return entries;
  const places = new Map<string, number>();
  const problems: string[] = [];
  const draws = entries.value.flatMap((entry, index) => {
    const place = index + 1;
    const reading = kind.readDraw(entry);
    if (!reading.ok) {
      problems.push(...reading.problems.map((problem) => `Draw ${place}: ${problem}`));
      return [];
    }
    const { drawDate, number } = reading.value;
    const first = places.get(`${drawDate} ${number}`);
    if (first !== undefined) problems.push(`Draw ${place}: of the same round as draw ${first}`);
    places.set(`${drawDate} ${number}`, first ?? place);
    return [reading.value];
  });
  if (draws.length === 0 && problems.length === 0) problems.push('The file holds no draw');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: draws };
}
