import fc from 'fast-check';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';
import { expect, test } from 'vitest';
import { withSingleQuotes } from './payload-quotes.ts';

/** As Next writes a part of the payload. */
const pushed = (text: string) =>
  `<p>"'\\"</p><script nonce="a1">self.__next_f.push([1,${htmlEscapeJsonString(JSON.stringify(text))}])</script><p>'</p>`;

/** What a browser makes of the one script of a page. */
function read(page: string): unknown {
  const [, script = ''] = /<script nonce="a1">(.*?)<\/script>/s.exec(page) ?? [];
  const parts: unknown[] = [];
  const self = { __next_f: { push: (part: unknown) => parts.push(part) } };
  new Function('self', script)(self);
  return parts;
}

test('a payload says in single quotes what it said in double ones', () => {
  const page = pushed('0:["$","p",null,{"children":"it\'s \\"so\\""}]\n');
  const short = withSingleQuotes(page);
  expect(read(short)).toEqual(read(page));
  expect(short).toBe(
    '<p>"\'\\"</p><script nonce="a1">self.__next_f.push([1,\'0:["$","p",null,{"children":"it\\\'s \\\\"so\\\\""}]\\n\'])</script><p>\'</p>',
  );
});

test('whatever the payload holds, it is the same and ends no script', () => {
  const signs = fc.constantFrom('"', "'", '\\', '\n', '</script>', '<!--', '\u2028', 'ก', '${', '`', 'u0027');
  fc.assert(
    fc.property(fc.array(fc.oneof(signs, fc.string())), (parts) => {
      const page = pushed(parts.join(''));
      const bytes = Buffer.from(page).toString('latin1');
      const short = Buffer.from(withSingleQuotes(bytes), 'latin1').toString();
      expect(read(short)).toEqual(read(page));
      expect(short.length).toBeLessThanOrEqual(page.length + page.split("'").length);
    }),
  );
});

test('scripts of another kind stay as they are', () => {
  const page = '<script nonce="a1">self.__next_f.push([0])</script><script nonce="a1">say("\\"")</script>';
  expect(withSingleQuotes(page)).toBe(page);
});
