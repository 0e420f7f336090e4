import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newNonce } from '#server/new-nonce.ts';
import { type PackedTemplate, packTemplate, partsOfPacked } from './pack-template.ts';
import { cutTemplate, joinSmall, partsOf, type Template } from './template.ts';

const NONCE = '7d0c1b52-1f3e_4c1bX9d6';
const TIME = '5123456789012';
const NAME = 'qwertyuiopฬasdfghjklz';
const BAHT = '4,321,987.63';
const markers = [NONCE, TIME, NAME, BAHT];
const sizes = [NONCE.length, TIME.length];

const words = fc.constantFrom(
  '<script async="" nonce="',
  '"></script>',
  'งวดวันที่ 16 มิถุนายน 2568',
  '\\"children\\":[\\"$\\",',
  '<a href="/lotto/lobby">',
  '0a1b2c3d-4e5f',
  'x',
);
const page = fc.array(fc.oneof({ weight: 3, arbitrary: words }, fc.constantFrom(...markers)), {
  maxLength: 120,
});
/** What is a member's own on a page is long, and compressed for each answer. */
const value = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[ก-ฮa-z0-9 ,.-]{1,60}$/) },
  fc.nat(9).map((at) => `<li>บิล ${at}</li>`.repeat(60 * at)),
);
const answer = fc.tuple(
  fc.constant('').map(newNonce),
  fc.integer({ min: 1e12, max: 9e12 }).map(String),
  value,
  value,
);
const fill = (template: Template, values: readonly Buffer[]) => Buffer.concat(partsOf(template, values));
const fillPacked = (packed: PackedTemplate, values: readonly Buffer[]) =>
  Buffer.concat(partsOfPacked(packed, values));
const buffersOf = (values: readonly string[]) => values.map((one) => Buffer.from(one));

/** What an answer must be: the page with every marker replaced. */
function expected(parts: readonly string[], values: readonly string[]): string {
  return parts.map((part) => values[markers.indexOf(part)] ?? part).join('');
}

test('an answer is the page with its own values, plain and compressed', () => {
  fc.assert(
    fc.property(page, fc.array(answer, { minLength: 1, maxLength: 3 }), (parts, answers) => {
      const template = cutTemplate(Buffer.from(parts.join('')), markers);
      if (!template) throw new Error('not cut');
      const packed = packTemplate(template, sizes);
      if (!packed) throw new Error('not packed');
      for (const values of answers) {
        const wanted = expected(parts, values);
        expect(fill(template, buffersOf(values)).toString()).toBe(wanted);
        expect(gunzipSync(fillPacked(packed, buffersOf(values))).toString()).toBe(wanted);
      }
    }),
    { numRuns: 60 },
  );
});

test('a page longer than what compression looks back over, with a nonce in every line, is as small as ever', () => {
  const line = (at: number) => `<p nonce="${NONCE}">${at} งวด ${(at * 7919) % 1_000_003}</p>\n`;
  const parts = Array.from({ length: 1_500 }, (_, at) => line(at)).join('');
  const template = cutTemplate(Buffer.from(parts), markers);
  const packed = template && packTemplate(template, sizes);
  if (!packed) throw new Error('not packed');
  for (const nonce of [newNonce(), newNonce()]) {
    const filled = fillPacked(packed, buffersOf([nonce, TIME, '', '']));
    expect(gunzipSync(filled).toString()).toBe(parts.replaceAll(NONCE, nonce));
    expect(filled.length).toBeLessThan(parts.length / 6);
  }
  expect(packed.blocks.holes.length).toBeLessThan(10);
});

test('text like a nonce, or like pieces of it, does not change with the nonce', () => {
  const other = newNonce();
  const text = `${other.slice(0, 15)}<i nonce="${NONCE}">${other}</i><i nonce="${NONCE}">nonce="${other}"</i>`;
  const template = cutTemplate(Buffer.from(text), markers);
  const packed = template && packTemplate(template, sizes);
  if (!packed) throw new Error('not packed');
  const filled = gunzipSync(fillPacked(packed, buffersOf([other, TIME, '', '']))).toString();
  expect(filled).toBe(text.replaceAll(NONCE, other));
});

test('a long value is compressed with the page, a short one stands as it is', () => {
  const template = cutTemplate(Buffer.from(`<p>${NAME}</p><b>${BAHT}</b>`), markers);
  const packed = template && packTemplate(template, sizes);
  if (!packed) throw new Error('not packed');
  const long = '<li>บิล 1</li>'.repeat(5_000);
  const filled = fillPacked(packed, buffersOf([NONCE, TIME, long, '7.00']));
  expect(gunzipSync(filled).toString()).toBe(`<p>${long}</p><b>7.00</b>`);
  expect(filled.length).toBeLessThan(long.length / 20);
});

test('an answer is sent in few parts: small neighbours are one, and no large part is copied', () => {
  const size = fc.oneof(fc.nat(300), fc.integer({ min: 4_000, max: 5_000 }));
  fc.assert(
    fc.property(fc.array(size, { maxLength: 60 }), (sizes) => {
      const parts: Buffer[] = sizes.map((length, at) => Buffer.alloc(length, at));
      const joined = joinSmall(parts);
      expect(Buffer.concat(joined).equals(Buffer.concat(parts))).toBe(true);
      const large = parts.filter(({ length }) => length >= 4_096);
      expect(joined.filter((part) => parts.includes(part))).toEqual(large);
      expect(joined.length).toBeLessThanOrEqual(2 * large.length + 1);
    }),
  );
});

describe('a page is not cut', () => {
  test.each([
    ['a marker in two pieces', `<b>${NAME.slice(0, 9)}"])</script><script>${NAME.slice(9)}</b>`],
    ['a marker in an address', `<a href="/x?name=${encodeURIComponent(NAME)}">`],
    ['an escaped marker', `"${JSON.stringify(NAME).replace('ฬ', '\\u0e2c')}"`],
    ['a marker in capitals', `<b>${NAME.toUpperCase()}</b>`],
    ['half of a marker', `<b>${NAME.slice(-11)}</b>`],
    ['a cut amount', '<b>4,321,98…</b>'],
  ])('with %s', (_, part) => {
    expect(cutTemplate(Buffer.from(`<p>${NAME}</p>${part}`), markers)).toBeUndefined();
  });
});
