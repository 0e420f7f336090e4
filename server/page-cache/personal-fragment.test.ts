import { expect, test } from 'vitest';
import {
  asFlight,
  FIRST_OF_SUMMARY,
  FRAGMENT_DATA,
  FRAGMENT_HTML,
  openFragment,
} from './personal-fragment.ts';
import { cutTemplate } from './template.ts';

const DATA = 'qwertyuiopฬasdfghjklz';
const HTML = 'zxcvbnmasdฬqwertyuiop';
const markers = ['n'.repeat(36), '9'.repeat(13), DATA, HTML];

/** Whether a page can be cached with a hole for a part, and what stands between its pieces then. */
function opened(page: string, isWhole = true) {
  const template = openFragment(cutTemplate(Buffer.from(page), markers), isWhole);
  return template?.pieces.map((piece) => piece.toString());
}

test('what stands for a part goes with what is around it', () => {
  const page = `<main><i>${HTML}</i></main><script>push("0:{\\"own\\":\\"${DATA}\\"}")</script>`;
  expect(opened(page)).toEqual(['<main>', '</main><script>push("0:{\\"own\\":', '}")</script>']);
  expect(opened(`0:{"own":"${DATA}"}`, false)).toEqual(['0:{"own":', '}']);
  expect(opened('<main></main>')).toEqual(['<main></main>']);
  expect([FRAGMENT_DATA, FRAGMENT_HTML, FIRST_OF_SUMMARY]).toEqual([2, 3, 4]);
});

test.each([
  ['data in a script that is shown nowhere', `"\\"${DATA}\\""`, true],
  ['HTML without its data', `<i>${HTML}</i>`, true],
  ['HTML that came otherwise', `<i><b>${HTML}</b></i>"\\"${DATA}\\""`, true],
  ['HTML in two places', `<i>${HTML}</i><i>${HTML}</i>"\\"${DATA}\\""`, true],
  ['data in two places', `<i>${HTML}</i>"\\"${DATA}\\"\\"${DATA}\\""`, true],
  ['data within a longer text', `<i>${HTML}</i>"\\"a ${DATA}\\""`, true],
  ['a script in a script', `<i>${HTML}</i>"\\\\\\"${DATA}\\\\\\""`, true],
  ['HTML in data alone', `0:{"own":"${DATA}","html":"<i>${HTML}</i>"}`, false],
])('a page with %s is not cached', (_, page, isWhole) => {
  expect(opened(page, isWhole)).toBeUndefined();
});

test('data is written as React writes it: what would mean something else is marked', () => {
  expect(asFlight({ a: '$1', b: 'a$', c: undefined, d: [null, 1.5, true, { e: '' }] })).toBe(
    '{"a":"$$1","b":"a$","c":"$undefined","d":[null,1.5,true,{"e":""}]}',
  );
});

test.each([[new Date(0)], [-0], [Number.NaN], [Number.POSITIVE_INFINITY], [1n]])(
  'what JSON cannot tell is no data of a part: %s',
  (value) => {
    expect(() => asFlight({ value })).toThrow();
  },
);
