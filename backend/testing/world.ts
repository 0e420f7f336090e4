import pino from 'pino';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/db/database.ts';
import { seed } from '#backend/db/seed.ts';
import { readBackendEnv } from '#backend/env.ts';
import { createDispatcher } from '#backend/http/dispatch.ts';
import type { Operator } from '#backend/operator.ts';
import { opsLog } from '#backend/ops/tables.ts';
import { systemRandom } from '#backend/random.ts';
import { makeServices, type Services } from '#backend/services.ts';
import type { CallKey, Calls } from '#contract/calls.ts';
import { openCopy } from './template.ts';

/** Signs payment events in tests. */
export const TEST_WEBHOOK_SECRET = 'test-webhook-secret';

const TEST_ENV = readBackendEnv(areas, {
  SANDBOX: 'yes',
  BACKEND_SECRET: 'secret of the backend of every test',
  PAYMENT_WEBHOOK_SECRETS: TEST_WEBHOOK_SECRET,
});

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now(): Date;
  readonly offsetMs: number;
  readonly sandbox: boolean;
  set(instant: string): void;
}

function testClock(instant: string): TestClock {
  let at = new Date(instant);
  return {
    now: () => at,
    get offsetMs() {
      return at.getTime() - Date.now();
    },
    sandbox: true,
    set: (next) => {
      at = new Date(next);
    },
  };
}

export interface World extends AsyncDisposable {
  /** In the hands of an operator with one act for the whole test. */
  readonly services: Operator;
  readonly clock: TestClock;
  readonly db: Database;
  /** Sends a request to the dispatcher; `body` null sends none. */
  send(
    key: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Answer; headers: Headers }>;
  /** Typed call of a contract entry. */
  call<Key extends CallKey>(
    key: Key,
    input: Calls[Key]['request'],
    token?: string,
  ): Promise<{ status: number; body: Answer<Calls[Key]['data']> }>;
}

/** Loose view of an answer, for assertions. */
export interface Answer<Data = unknown> {
  error?: number;
  status?: number;
  message?: string;
  access_token?: string;
  data?: Data;
}

/** What a test puts where areas meet. */
export type Planted = Partial<Pick<Services, 'gates' | 'wagerListeners'>>;

/** A seeded in-memory backend at an instant (default: the evening before the draw of 16 June 2025). */
export async function createWorld(
  instant = '2025-06-15T19:00:00+07:00',
  planted: Planted = {},
): Promise<World> {
  return worldOn(await openCopy(), instant, planted);
}

/** The same on an open database that is migrated already. */
export async function worldOn(db: Database, instant: string, planted: Planted = {}): Promise<World> {
  const clock = testClock(instant);
  const services: Operator = {
    ...makeServices(TEST_ENV, { areas, db, log: pino({ level: 'silent' }), clock }),
    ...planted,
    actId: systemRandom.uuid(),
  };
  await seed(services, areas);
  const act = { id: services.actId, at: clock.now(), who: 'test', why: 'the acts of a test', facts: {} };
  await db.orm.insert(opsLog).values({ ...act, command: 'test' });
  const dispatch = createDispatcher(
    services,
    areas.flatMap(({ calls }) => calls),
  );
  const send: World['send'] = async (key, body, headers = {}) => {
    const [method = 'GET', path = '/'] = key.split(' ');
    const isGet = method === 'GET';
    const query =
      isGet && body
        ? `?${new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))}`
        : '';
    const response = await dispatch(
      new Request(`http://backend.test${path}${query}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(isGet || body === null ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return {
    services,
    clock,
    db,
    send,
    call: (key, input, token) => send(key, input, token ? { authorization: `Bearer ${token}` } : {}) as never,
    [Symbol.asyncDispose]: () => db.close(),
  };
}
