import { expect, it } from 'vitest';
import { allErrorCodes } from './all-error-codes.ts';

it('gives every refusal a code of its own', () => {
  const codes = Object.values(allErrorCodes);
  expect(new Set(codes).size).toBe(codes.length);
});
