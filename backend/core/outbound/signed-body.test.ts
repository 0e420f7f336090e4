import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSignedBody, signBody } from './signed-body.ts';

const now = new Date('2025-06-15T12:00:00Z');
const timestamp = String(now.getTime() / 1_000);
const rawBody = '{"event_id":"evt-00000001"}';
const signed = (secret: string, at = timestamp) => ({
  timestamp: at,
  signature: signBody(secret, at, rawBody),
  rawBody,
});

test('signs like any HMAC-SHA256 over timestamp.body', () => {
  // printf '1750000000.{}' | openssl dgst -sha256 -hmac secret
  expect(signBody('secret', '1750000000', '{}')).toBe(
    '3fdabae93ac0fe8268882d2fd7845e468dd959a74561c9900a0af5b0a1bcc50a',
  );
});

test('every live secret is good, another is not', () => {
  const secrets = ['new-secret', 'old-secret'];
  expect(isSignedBody(signed('new-secret'), secrets, now)).toBe(true);
  expect(isSignedBody(signed('old-secret'), secrets, now)).toBe(true);
  expect(isSignedBody(signed('gone-secret'), secrets, now)).toBe(false);
  expect(isSignedBody(signed('new-secret'), [], now)).toBe(false);
});

test('holds for five minutes either way', () => {
  const at = (seconds: number) => isSignedBody(signed('s', String(Number(timestamp) + seconds)), ['s'], now);
  expect([at(-300), at(300), at(-301), at(301)]).toEqual([true, true, false, false]);
});

test('a missing or malformed header is no signature', () => {
  const good = signed('s');
  for (const bad of [
    { ...good, timestamp: null },
    { ...good, timestamp: `${timestamp}.5` },
    { ...good, signature: null },
    { ...good, signature: '' },
    { ...good, signature: good.signature.toUpperCase() },
    { ...good, signature: good.signature.slice(2) },
    { ...good, signature: `${good.signature}00` },
  ]) {
    expect(isSignedBody(bad, ['s'], now)).toBe(false);
  }
});

test('any change of body, time or signature breaks it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (body, tail) => {
      const good = { timestamp, signature: signBody('s', timestamp, body), rawBody: body };
      expect(isSignedBody(good, ['s'], now)).toBe(true);
      expect(isSignedBody({ ...good, rawBody: body + tail }, ['s'], now)).toBe(false);
      expect(isSignedBody({ ...good, timestamp: String(Number(timestamp) + 1) }, ['s'], now)).toBe(false);
    }),
  );
});
