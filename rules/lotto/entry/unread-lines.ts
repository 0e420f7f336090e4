import { normalised, type PasteProblem } from './paste.ts';
import { headingOf } from './paste-heading.ts';

/** The statements of a line in which something could not be read, `columns` being where. */
function unreadParts(written: string, columns: readonly number[]): string {
  let end = 0;
  const parts = written.split(/[;；]/).filter((part) => {
    const from = end;
    end += part.length + 1;
    return columns.some((col) => col > from && col <= end);
  });
  return parts.join(';');
}

/**
 * What is left of a slip when all that could be read of it was taken: the statements with a problem, none that was read, below the
 * headings that they stood below, so that they mean the same when they are put right.
 */
export function unreadOf(text: string, problems: readonly PasteProblem[]): string {
  const byLine = Map.groupBy(problems, ({ line }) => line);
  const left: string[] = [];
  let heading: string | null = null;
  for (const [at, written] of text.split(/\r\n|\r|\n/).entries()) {
    if (headingOf(normalised(written))) heading = written;
    const own = byLine.get(at + 1);
    if (!own) continue;
    if (heading !== null) left.push(heading);
    heading = null;
    left.push(
      unreadParts(
        written,
        own.map(({ col }) => col),
      ),
    );
  }
  return left.join('\n');
}
