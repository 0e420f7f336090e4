import { type ParseResult, parseSync } from 'oxc-parser';

let last: { readonly path: string; readonly text: string; readonly parsed: ParseResult } | undefined;

/** The syntax of a file. What one check after the other asks of the same file is parsed once: reading it takes the most time. */
export function parseSource(path: string, text: string): ParseResult {
  if (last?.path !== path || last.text !== text) last = { path, text, parsed: parseSync(path, text) };
  return last.parsed;
}
