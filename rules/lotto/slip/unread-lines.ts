import { headingOf } from './paste-heading.ts';
import { type PasteProblem, writtenLines } from './slip.ts';
import { behindMark, listPlaces } from './slip-list.ts';
import { bareOf, slipText } from './slip-text.ts';

const NUMBERS = /^[\d\s,./-]+$/;

/** What stays must not become a heading by standing alone: `12=50;ล่าง`. */
const asLeft = (part: string) => (headingOf(bareOf(slipText(part)).text) ? `;${part}` : part);

/** Statements of a line that stay, each with its place among all statements of the line, and how many there are. */
function unreadParts(written: string, from: number, columns: readonly number[]) {
  let end = 0;
  let count = 0;
  const parts: [number, string][] = [];
  for (const part of written.split(/[;；]/)) {
    const start = end;
    end += part.length + 1;
    const isLeft = columns.some((col) => col > start && col <= end);
    if (isLeft) parts.push([count, part.slice(Math.max(0, from - start))]);
    if (isLeft || part.trim() !== '') count += 1;
  }
  return { parts, count };
}

/**
 * What is left of a slip when all that could be read of it was taken: the statements with a problem, none that was read, below the
 * headings that they stood below, so that they mean the same when they are put right. A blank line stands where something was taken out, so
 * that no price comes to numbers that it was not written for.
 */
export function unreadOf(text: string, problems: readonly PasteProblem[]): string {
  const byLine = Map.groupBy(problems, ({ line }) => line);
  const written = writtenLines(text);
  const lines = written.map(slipText);
  const lists = listPlaces(lines);
  const left: string[] = [];
  let heading: string | null = null;
  let isTorn = false;
  for (const [at, line] of lines.entries()) {
    const bare = behindMark(line, lists.get(at));
    const columns = (byLine.get(at + 1) ?? []).map(({ col }) => col);
    const source = written[at] ?? '';
    if (columns.length === 0) {
      isTorn = true;
      if (headingOf(bare.text)) heading = source;
      continue;
    }
    if (heading !== null) left.push(heading);
    // Numbers of a list stay with a price below all of them.
    else if ((isTorn || (lists.get(at)?.isCertain && !NUMBERS.test(bare.text))) && left.length > 0)
      left.push('');
    heading = null;
    isTorn = false;
    let before = -1;
    const from = lists.get(at)?.isCertain ? (bare.cols[0] ?? 1) - 1 : 0;
    // What may be an entry of a list is one problem, and all of it stays.
    const isWhole = lists.get(at)?.isCertain === false;
    const { parts, count } = isWhole
      ? { parts: [[0, source]] as const, count: 1 }
      : unreadParts(source, from, columns);
    const isHeading = isWhole || headingOf(bare.text) !== null;
    for (const [place, own] of parts) {
      const part = isHeading ? own : asLeft(own);
      const isNext = place === before + 1;
      if (before < 0) {
        if (place > 0 && left.length > 0 && left.at(-1) !== '') left.push('');
        left.push(part);
      } else if (isNext) left.push(`${left.pop()};${part}`);
      else left.push('', part);
      before = place;
    }
    isTorn = before < count - 1;
  }
  return left.join('\n');
}
