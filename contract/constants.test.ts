import { expect, it } from 'vitest';
import { errorCodes } from './error-codes.ts';

it('gives every refusal a code of its own', () => {
  const codes = Object.values(errorCodes);
  expect(new Set(codes).size).toBe(codes.length);
});
