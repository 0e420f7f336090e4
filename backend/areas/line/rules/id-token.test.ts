import { expect, test } from 'vitest';
import { ISSUER, isLiffToken, personOf } from './id-token.ts';

const now = new Date('2025-06-15T12:00:00Z');
const seconds = now.getTime() / 1_000;
const sub = `U${'0a'.repeat(16)}`;
const good = { iss: ISSUER, aud: '1234567890', sub, iat: seconds, exp: seconds + 3_600, name: 'สมหญิง' };
const read = (claims: object = {}) => personOf({ ...good, ...claims }, '1234567890', now);
const token = (header: unknown) => `${Buffer.from(JSON.stringify(header)).toString('base64url')}.e30.e30`;

test('a good token says who it is of and when it is over', () => {
  expect(read()).toEqual({ sub, name: 'สมหญิง', until: new Date('2025-06-15T13:02:00Z') });
});

test('one of another issuer or channel, of nobody, over, or of the time to come is of nobody', () => {
  for (const claims of [
    { iss: 'https://access.line.me.example' },
    { aud: '1234567891' },
    { aud: ['1234567890'] },
    { sub: 'Uxyz' },
    { sub: `${sub}'; DROP TABLE member` },
    { sub: undefined },
    { exp: seconds - 121 },
    { exp: String(seconds + 60) },
    { iat: seconds + 121 },
    { iat: seconds - 3_721 },
    { iat: undefined },
  ]) {
    expect(read(claims)).toBeUndefined();
  }
  expect(personOf(null, '1234567890', now)).toBeUndefined();
  expect(personOf('U', '1234567890', now)).toBeUndefined();
});

test('clocks may lie two minutes apart, and no token lives longer than an hour whatever it says', () => {
  expect(read({ exp: seconds - 119 })).toBeDefined();
  expect(read({ iat: seconds + 119 })).toBeDefined();
  expect(read({ exp: seconds + 86_400 })?.until).toEqual(new Date('2025-06-15T13:02:00Z'));
});

test('a name is one line that turns no text around', () => {
  expect(read({ name: ' มานี\n\u202Eกขค\u200B  ง ' })?.name).toBe('มานีกขค ง');
  expect(read({ name: '\u202E' })?.name).toBe('LINE');
  expect(read({ name: undefined })?.name).toBe('LINE');
  expect(read({ name: '😀'.repeat(50) })?.name).toBe('😀'.repeat(30));
});

test('only ES256 is looked at: nothing unsigned, and nothing that is signed with what LINE shares with a channel', () => {
  expect(isLiffToken(token({ alg: 'ES256', typ: 'JWT', kid: 'k' }))).toBe(true);
  for (const header of [
    { alg: 'none' },
    { alg: 'HS256' },
    { alg: 'es256' },
    { alg: ['ES256'] },
    {},
    null,
    'ES256',
  ])
    expect(isLiffToken(token(header))).toBe(false);
  expect(isLiffToken('%%.e30.e30')).toBe(false);
});
