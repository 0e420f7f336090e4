import { expect, test } from 'vitest';
import { areas } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';

const calls: readonly AnyEndpoint[] = Object.values(areas).flatMap((area): AnyEndpoint[] =>
  Object.values(area),
);

test('a call that changes points makes all out of date that shows them: quests, the wheel and the shop', () => {
  const changing = calls.filter(({ changes }) => changes.includes('points'));
  expect(changing.length).toBeGreaterThan(4);
  const short = changing.filter(
    ({ changes }) => !changes.includes('wheel') || !changes.includes('redemption'),
  );
  expect(short.map(({ path }) => path)).toEqual([]);
});
