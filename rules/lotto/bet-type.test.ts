import { expect, it } from 'vitest';
import { betDigits, betTypes, isBetType } from './bet-type.ts';

it('lists every bet type once', () => {
  expect([...betTypes].sort()).toEqual(Object.keys(betDigits).sort());
});

it('knows a bet type from other words', () => {
  expect(betTypes.every(isBetType)).toBe(true);
  expect(['', 'top_5', 'toString', '__proto__', 'TOP_3'].filter(isBetType)).toEqual([]);
});
