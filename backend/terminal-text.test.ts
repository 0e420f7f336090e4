import { expect, test } from 'vitest';
import { terminalJson, terminalText } from './terminal-text.ts';

/** C0, DEL, C1, bidirectional marks, invisible ones, separators, tags, halves. */
const obeyed = [
  ...['\0', '\x07', '\b', '\n', '\r', '\x1b', '\x7f', '\x80', '\x85', '\x9b', '\x9f'],
  ...['\u00ad', '\u061c', '\u200b', '\u200d', '\u200e', '\u202a', '\u202e', '\u2028', '\u2029'],
  ...['\u2060', '\u2066', '\u2069', '\ufeff', '\u{e0041}', '\ud800', '\udc00'],
  ...['\u115f', '\u3164', '\uffa0', '\ufe0f', '\u034f', '\ue000', '\u{f0000}'],
];

test.each(obeyed)('%j is shown, not obeyed', (one) => {
  const shown = terminalText(`สมชาย ${one}[2J-500.00 ฿`);
  expect(shown).toBe(`สมชาย \\u{${one.codePointAt(0)?.toString(16)}}[2J-500.00 ฿`);
  const json = terminalJson(`${JSON.stringify({ name: `a${one}b` })}\n`);
  expect(json.slice(0, -1)).toMatch(/^[\x20-\x7e]*$/);
  expect(JSON.parse(json)).toEqual({ name: `a${one}b` });
});

test('what people write stays', () => {
  const line = 'นาย สมชาย ใจดี\u00a0500.00 ฿ — “ok” 😀';
  expect([terminalText(line), terminalJson(line)]).toEqual([line, line]);
});
