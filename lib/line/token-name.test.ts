import { expect, test } from 'vitest';
import { tokenName } from './token-name.ts';

const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

test('a name is shown as the server shows it, on one line that turns no text around', () => {
  expect(tokenName(token({ name: ' มานี\n\u202Eกขค\u200B ' }))).toBe('มานีกขค');
  expect(tokenName(token({ name: '😀'.repeat(50) }))).toBe('😀'.repeat(30));
});

test('without a name, or of what is no token, there is none', () => {
  for (const claims of [{}, { name: 1 }, { name: '\u202E ' }, null])
    expect(tokenName(token(claims))).toBeUndefined();
  expect(tokenName('')).toBeUndefined();
  expect(tokenName('a.%%%.c')).toBeUndefined();
});
