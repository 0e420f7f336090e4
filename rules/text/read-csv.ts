import { withoutByteOrderMark } from './byte-order-mark.ts';

/** One record of a CSV file and the line on which it begins, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote that never ends, or something behind one that did: its cells are not certain. */
  readonly broken: boolean;
}

/** What stands between cells: of these the one that the first lines have most of. */
const SEPARATORS = [',', ';', '\t'] as const;

function separatorOf(text: string): string {
  const first = text.split(/\r\n|\r|\n/, 20).join('\n');
  const counted = SEPARATORS.map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/**
 * Reads CSV (RFC 4180) as programs write it: any line end, also within quotes, an optional byte order mark, commas, semicolons or tabs.
 * Empty lines are left out. Nothing is guessed: a record with a stray quote is `broken`.
 */
export function readCsv(file: string, separator = separatorOf(withoutByteOrderMark(file))): CsvRecord[] {
  const text = withoutByteOrderMark(file);
  const records: CsvRecord[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const record = readRecord(text, at, separator);
    if (record.cells.length > 1 || record.cells[0]?.trim() !== '')
      records.push({ line, cells: record.cells, broken: record.broken });
    line += text.slice(at, record.end).split(/\r\n|\r|\n/).length - 1;
    at = record.end;
  }
  return records;
}

function readRecord(text: string, from: number, separator: string) {
  const cells: string[] = [];
  let broken = false;
  let at = from;
  for (;;) {
    const cell = readCell(text, at, separator);
    cells.push(cell.text);
    broken ||= cell.broken;
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    const end = /^(?:\r\n|\r|\n)?/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
    return { cells, broken, end: at + end };
  }
}

function readCell(text: string, from: number, separator: string) {
  const isEnd = (at: number) => at >= text.length || [separator, '\r', '\n'].includes(text[at] ?? '');
  let at = from;
  if (text[at] !== '"') {
    while (!isEnd(at)) at += 1;
    const plain = text.slice(from, at);
    return { text: plain, end: at, broken: plain.includes('"') };
  }
  const close = /"(?:[^"]|"")*"/y;
  close.lastIndex = from;
  const quoted = close.exec(text)?.[0];
  if (quoted === undefined) {
    // Taken to the end of its line alone, so that what follows is still read.
    while (at < text.length && text[at] !== '\r' && text[at] !== '\n') at += 1;
    return { text: text.slice(from + 1, at), end: at, broken: true };
  }
  at = from + quoted.length;
  const behind = at;
  while (!isEnd(at)) at += 1;
  const rest = text.slice(behind, at).trim();
  return { text: quoted.slice(1, -1).replaceAll('""', '"'), end: at, broken: rest !== '' };
}
