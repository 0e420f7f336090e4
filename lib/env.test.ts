import { expect, test } from 'vitest';
import { readWebEnv } from './env.ts';

const remote = (apiOrigin: string, more = {}) =>
  readWebEnv({ API_BACKEND: 'remote', API_ORIGIN: apiOrigin, ...more }).apiOrigin;

test('a backend on another machine is reached over https, unless that is waived', () => {
  for (const origin of ['http://backend.example', 'http://192.0.2.7:3200', 'http://localhost.example'])
    expect(() => remote(origin)).toThrow(/API_ORIGIN: .*https.*API_PLAIN=yes/);
  expect(remote('http://backend.example', { API_PLAIN: 'yes' })).toBe('http://backend.example');
  expect(() => remote('https://backend.example', { NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow(
    /certificate/,
  );
  for (const origin of [
    'https://backend.example',
    'http://localhost:3200',
    'http://127.0.0.1',
    'http://[::1]:3200',
  ])
    expect(remote(origin)).toBe(origin);
});

test('an origin that is not used may stand there', () => {
  expect(readWebEnv({ API_ORIGIN: 'http://backend.example' }).apiBackend).toBe('embedded');
});
