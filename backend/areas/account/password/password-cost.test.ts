import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

const PASSWORD = 'sabai-dee-99';
const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

test('a hash says what it was made with, and one of another cost is good for its password alone', async () => {
  expect(await hashPassword(PASSWORD, 'known')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
  const nonce = Buffer.alloc(16, 7);
  const cheap = { message: PASSWORD, nonce, memory: 64, passes: 3, parallelism: 1, tagLength: 32 };
  const stored = `$argon2id$v=19$m=64,t=3,p=1$${text(nonce)}$${text(argon2Sync('argon2id', cheap))}`;
  expect(await isPassword(PASSWORD, stored, 'known')).toBe(true);
  expect(await isPassword('sabai-dee-98', stored, 'known')).toBe(false);
});
