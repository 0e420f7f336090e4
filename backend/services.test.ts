import pino from 'pino';
import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/db/database.ts';
import { readBackendEnv } from '#backend/env.ts';
import type { Gate } from '#backend/gates/gate.ts';
import { makeServices } from '#backend/services.ts';
import type { WagerListener } from '#backend/wagers/wager-change.ts';

const env = readBackendEnv(areas, { SANDBOX: 'yes', BACKEND_SECRET: 'secret of the backend of every test' });
// Nothing is asked of a database before a call.
const db = {} as Database;
const gate = (name: string): Gate => ({ name, on: 'spend', check: async () => null });
const listener = (name: string): WagerListener => ({ name, apply: async () => {} });

test('services have the gates and the listeners of every area, in the order of the areas', () => {
  const [first, second, third] = [gate('first'), gate('second'), gate('third')];
  const [one, other] = [listener('one'), listener('other')];
  const planted = [
    { gates: [first, second], wagerListeners: [one], transfers: [] },
    { gates: [], wagerListeners: [], transfers: [] },
    { gates: [third], wagerListeners: [other], transfers: [] },
  ];
  const services = makeServices(env, { areas: planted, db, log: pino({ level: 'silent' }) });
  expect(services.gates).toEqual([first, second, third]);
  expect(services.wagerListeners).toEqual([one, other]);
});
