import pino from 'pino';
import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/core/db/database.ts';
import type { Policy } from '#backend/core/policies/policy.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';
import { readBackendEnv } from '#backend/env.ts';
import { makeServices } from '#backend/services.ts';

const env = readBackendEnv(areas, { SANDBOX: 'yes', BACKEND_SECRET: 'secret of the backend of every test' });
// Nothing is asked of a database before a call.
const db = {} as Database;
const policy = (name: string): Policy => ({ name, on: 'spend', check: async () => null });
const listener = (name: string): WagerListener => ({ name, apply: async () => {} });

test('services have the policies and the listeners of every area, in the order of the areas', () => {
  const [first, second, third] = [policy('first'), policy('second'), policy('third')];
  const [one, other] = [listener('one'), listener('other')];
  const ports = areas.map(({ name, provides, counts }) => ({
    ...{ name, provides, counts },
    ...{ policies: [], wagerListeners: [], transfers: [] },
  }));
  const planted = [
    { name: 'one', provides: {}, policies: [first, second], wagerListeners: [one], transfers: [] },
    ...ports,
    { name: 'three', provides: {}, policies: [third], wagerListeners: [other], transfers: [] },
  ];
  const services = makeServices(env, { areas: planted, db, log: pino({ level: 'silent' }) });
  expect(services.policies).toEqual([first, second, third]);
  expect(services.wagerListeners).toEqual([one, other]);
  expect(Object.keys(services.counts)).toEqual(['unread']);
});

test('services do not start without the area that counts, nor with two', () => {
  const all = areas.map((one) => ({ ...one }));
  const start = (given: typeof all) => () =>
    makeServices(env, { areas: given, db, log: pino({ level: 'silent' }) });
  expect(start(all.map((one) => ({ ...one, counts: {} })))).toThrow('No area counts unread');
  const twice = all.flatMap((one) => (one.name === 'inbox' ? [one, { ...one, provides: {} }] : [one]));
  expect(start(twice)).toThrow('More than one area counts unread');
});
