import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { readBackendEnv as readEnv } from './env.ts';

const readBackendEnv = (source: Record<string, string>) => readEnv(areas, source);

const REMOTE = 'postgres://pwin@db.example/pwin';
const SAFE = `${REMOTE}?sslmode=verify-full`;

test.each([
  [{}, true],
  [{ APP_ORIGIN: 'http://localhost:3000' }, true],
  [{ APP_ORIGIN: 'http://127.0.0.1' }, true],
  [{ APP_ORIGIN: 'http://[::1]:3000' }, true],
  [{ DATABASE_URL: 'postgres://pwin@127.0.0.1:5432/pwin' }, true],
  [{ DATABASE_URL: 'postgres://pwin@localhost/pwin?host=/run/postgresql' }, true],
  [{ NODE_ENV: 'production' }, true],
  [{ APP_ORIGIN: 'https://www.example' }, false],
  [{ APP_ORIGIN: 'https://localhost:3000' }, false],
  [{ APP_ORIGIN: 'http://www.example' }, false],
  [{ APP_ORIGIN: 'http://localhost.example' }, false],
  [{ APP_ORIGIN: 'http://192.0.2.7' }, false],
  [{ DATABASE_URL: SAFE }, false],
  [{ TRUSTED_GATEWAYS: '127.0.0.1,192.0.2.0/24' }, false],
  [{ TRUST_PROXY: 'yes' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.0.0.1', BACKEND_HOST: '::1' }, true],
  [{ BACKEND_HOST: '192.0.2.7' }, false],
  [{ SANDBOX: 'no' }, false],
  [{ SANDBOX: 'yes', APP_ORIGIN: 'https://www.example', DATABASE_URL: SAFE }, true],
])('%o is a sandbox: %s', (source, sandbox) => {
  expect(readBackendEnv(source).sandbox).toBe(sandbox);
});

test('outside a sandbox the clock is refused, and the message names the setting', () => {
  const clock = { BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' };
  const production = { NODE_ENV: 'production', APP_ORIGIN: 'https://www.example', ...clock };
  expect(() => readBackendEnv(production)).toThrow(/BACKEND_CLOCK: .*SANDBOX=yes/);
  expect(() => readBackendEnv({ SANDBOX: 'no', ...clock })).toThrow(/BACKEND_CLOCK: .*SANDBOX=yes/);
  expect(() => readBackendEnv({ SANDBOX: 'maybe' })).toThrow(/SANDBOX/);
  expect(readBackendEnv(clock).clockStart).toEqual(new Date(clock.BACKEND_CLOCK));
});

test.each([
  REMOTE,
  `${REMOTE}?sslmode=disable`,
  `${REMOTE}?sslmode=no-verify`,
  `${REMOTE}?uselibpqcompat=true&sslmode=require`,
  `${REMOTE}?ssl=0`,
  'postgres://pwin@localhost/pwin?host=db.example',
])('%s is refused until the certificate is checked or that is waived', (url) => {
  expect(() => readBackendEnv({ DATABASE_URL: url })).toThrow(
    /DATABASE_URL: .*sslmode=verify-full.*DATABASE_PLAIN/,
  );
  expect(readBackendEnv({ DATABASE_URL: url, DATABASE_PLAIN: 'yes' }).databaseUrl).toBe(url);
});

test('a checked certificate is enough, Node’s switch takes it away again', () => {
  for (const url of [SAFE, `${REMOTE}?sslmode=require`, `${REMOTE}?ssl=true`])
    expect(readBackendEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
  const unchecked = { DATABASE_URL: SAFE, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  expect(() => readBackendEnv(unchecked)).toThrow(/certificate/);
});

test('a certificate file that is not there is said', () => {
  expect(() => readBackendEnv({ DATABASE_URL: `${SAFE}&sslrootcert=/nowhere/ca.pem` })).toThrow(
    /DATABASE_URL: cannot/,
  );
});

test.each([
  [{}, '127.0.0.1'],
  [{ TRUSTED_GATEWAYS: '127.0.0.1,::1' }, '127.0.0.1'],
  [{ TRUSTED_GATEWAYS: '127.0.0.1,192.0.2.7' }, undefined],
  [{ TRUSTED_GATEWAYS: '127.0.0.1,192.0.2.7', BACKEND_HOST: '192.0.2.1' }, '192.0.2.1'],
  [{ BACKEND_HOST: '::' }, '::'],
])('with %o the backend listens on %s', (source, host) => {
  expect(readBackendEnv(source).host).toBe(host);
});

test('an address to listen on is an address', () => {
  expect(() => readBackendEnv({ BACKEND_HOST: 'my-machine' })).toThrow(/BACKEND_HOST: must be an IP address/);
});

test('a bad variable of an area is named with the others', () => {
  const bad = { PAYMENT_WEBHOOK_SECRETS: 'short', BACKEND_HOST: 'my-machine' };
  expect(() => readBackendEnv(bad)).toThrow(
    /BACKEND_HOST: [^\n]*\n.*PAYMENT_WEBHOOK_SECRETS: needs at least 16 characters/,
  );
  const good = 'a secret of sixteen';
  for (const secrets of ['short', `${good},`, `,${good}`, `${good}, ,${good}`, `${good},short`])
    expect(() => readBackendEnv({ PAYMENT_WEBHOOK_SECRETS: secrets })).toThrow('PAYMENT_WEBHOOK_SECRETS');
  for (const url of ['http://provider.example/events', 'ftp://provider.example', 'provider'])
    expect(() => readBackendEnv({ PAYMENT_PROVIDER_URL: url })).toThrow('PAYMENT_PROVIDER_URL');
  readBackendEnv({
    PAYMENT_WEBHOOK_SECRETS: `${good}, another ${good}`,
    PAYMENT_PROVIDER_URL: 'https://provider.example/events?shop=7',
  });
});
