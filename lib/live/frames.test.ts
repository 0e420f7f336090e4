import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrameReader } from './frames.ts';

const WHOLE = [
  ':\nevent: hello\ndata: {"member_id":null,"now":1}\n\n',
  'id: 7\nevent: change\ndata: {"kind":"bill","id":"b1","what":"settled"}\n\n',
  'event: reset\ndata: {}\n\n',
  'id: 9\nevent: time\ndata: {"now":2}\n\n',
  'event: end\ndata: {"why":"renew"}\n\n',
].join('');

test('frames are read whatever pieces they come in', () => {
  const whole = createFrameReader()(WHOLE);
  expect(whole).toEqual([
    { event: 'hello', data: { member_id: null, now: 1 }, id: undefined },
    { event: 'change', data: { kind: 'bill', id: 'b1', what: 'settled' }, id: '7' },
    { event: 'reset', data: {}, id: undefined },
    { event: 'time', data: { now: 2 }, id: '9' },
    { event: 'end', data: { why: 'renew' }, id: undefined },
  ]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sizes) => {
      const read = createFrameReader();
      const got: unknown[] = [];
      for (let at = 0, piece = 0; at < WHOLE.length; piece += 1) {
        const size = sizes[piece % sizes.length] ?? 1;
        got.push(...read(WHOLE.slice(at, at + size)));
        at += size;
      }
      expect(got).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});

test.each([
  'event: later\ndata: {}\n\n',
  'event: change\ndata: {"kind":"secret","id":"1","what":""}\n\n',
  'event: end\ndata: {"why":"because"}\n\n',
  'event: time\ndata: {"now":"soon"}\n\n',
  'event: time\ndata: {\n\n',
  'data: {}\n\n',
  '\n\n',
  'event: reset\n\n',
])('what is not known is passed over: %j', (text) => {
  expect(createFrameReader()(text)).toEqual([]);
});
