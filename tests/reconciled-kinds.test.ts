import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';

/** Held against files, channels and wagers by comparisons of their own. */
const COMPARED_ELSEWHERE = /^(hold\.|payment_|deposit$|lotto_|game_)/;

test('every movement of a main wallet is held against a book of its area by the daily reconciliation', () => {
  const given = areas.flatMap(({ gifts }) => gifts?.kinds.map(({ name }) => name) ?? []);
  const moving = areas
    .flatMap(({ transfers }) => transfers)
    .filter(({ from, to }) => [...from, ...to].some((account) => account === 'main'))
    .map(({ name }) => name);
  expect(moving.filter((name) => !COMPARED_ELSEWHERE.test(name)).toSorted()).toEqual(given.toSorted());
});
