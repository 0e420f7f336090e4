import { expect, it } from 'vitest';
import { betDigits, betTypes, errorCodes, isBetType } from './constants.ts';

it('lists every bet type once', () => {
  expect([...betTypes].sort()).toEqual(Object.keys(betDigits).sort());
});

it('knows a bet type from other words', () => {
  expect(betTypes.every(isBetType)).toBe(true);
  expect(['', 'top_5', 'toString', '__proto__', 'TOP_3'].filter(isBetType)).toEqual([]);
});

it('gives every refusal a code of its own', () => {
  const codes = Object.values(errorCodes);
  expect(new Set(codes).size).toBe(codes.length);
});
