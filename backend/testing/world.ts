import pino from 'pino';
import { inject } from 'vitest';
import type { Area } from '#backend/area.ts';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/core/db/database.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { seed } from '#backend/core/db/seed.ts';
import { writeAct } from '#backend/core/evidence/write-act.ts';
import { createDispatcher } from '#backend/core/http/dispatch.ts';
import { createShares } from '#backend/core/limits/member-share.ts';
import { readBackendEnv } from '#backend/env.ts';
import type { Operator } from '#backend/operator.ts';
import type { Ports } from '#backend/ports.ts';
import { systemRandom } from '#backend/random.ts';
import { makeServices, type Services } from '#backend/services.ts';
import type { CallKey, Calls } from '#contract/calls.ts';
import { createFilledPostgresDatabase } from '#tests/postgres/postgres-database.ts';
import { planAudit } from './audit-plan.ts';
import { type BuiltMember, buildMember } from './members.ts';
import { openFilled } from './template.ts';

/** Signs payment events in tests. */
export const TEST_WEBHOOK_SECRET = 'test-webhook-secret';

/** For a process too that goes on with what a world of a test made. */
export const TEST_SECRETS = {
  BACKEND_SECRET: 'secret of the backend of every test',
  PAYMENT_WEBHOOK_SECRETS: TEST_WEBHOOK_SECRET,
};

const TEST_ENV = readBackendEnv(areas, { SANDBOX: 'yes', ...TEST_SECRETS });

/** How long callers of a race wait for a connection or their turn, so that on a busy machine none of them gives up. */
const PATIENCE_MS = 120_000;

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

/** Members in the order of the balances that were asked for. */
type Built<Balances extends readonly number[]> = { readonly [At in keyof Balances]: BuiltMember };

export interface World<Balances extends readonly number[] = readonly number[]> extends AsyncDisposable {
  /** In the hands of an operator with one act for the whole test. */
  readonly services: Operator;
  readonly clock: TestClock;
  readonly db: Database;
  /** Those of the product, and those of the test. */
  readonly areas: readonly Area[];
  readonly members: Built<Balances>;
  /** Answers any request of the contract. */
  handle(request: Request): Promise<Response>;
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

/** When most tests happen: the evening before the draw of 16 June 2025, its round on sale. */
export const EVENING = '2025-06-15T19:00:00+07:00';

interface WorldPlan<Balances extends readonly number[]>
  extends Partial<Pick<Services, 'policies' | 'wagerListeners'>> {
  /** In the place of those that the areas provide. */
  readonly ports?: Partial<Ports>;
  /** Where its clock stands until it is set. */
  readonly at?: string;
  /** A member for each balance, in baht. */
  readonly members?: Balances;
  /** Variables of areas in the place of those of every test. */
  readonly variables?: Readonly<Record<string, string>>;
  /** How many connections it has to PostgreSQL. */
  readonly connections?: number;
  /** Areas that the test has beside those of the product. */
  readonly testAreas?: readonly Area[];
  /** An open, migrated database instead of a new one. */
  readonly db?: Database;
}

const servicesOn = (db: Database, clock: TestClock, all: readonly Area[] = areas): Services =>
  makeServices(TEST_ENV, { areas: all, db, log: pino({ level: 'silent' }), clock });

/** A new seeded database on the engine of the test's project: PGlite, or PostgreSQL in `x.postgres.test.ts`. */
async function openSeeded(clock: TestClock, connections: number): Promise<Database> {
  const fill = (db: Database) => seed(servicesOn(db, clock), areas);
  if (inject('pgliteTemplate')) return openFilled(clock.now().toISOString(), fill, planAudit);
  const url = await createFilledPostgresDatabase(clock.now().toISOString(), async (filled) => {
    const db = openPostgres(filled, 1, 'background');
    await fill(db);
    await db.close();
  });
  return openPostgres(url, connections, 'background', PATIENCE_MS);
}

/** A seeded backend of a test's own at an instant, with its members. Whoever opens it closes it. */
export async function openWorld<const Balances extends readonly number[] = readonly []>(
  plan: WorldPlan<Balances> = {},
): Promise<World<Balances>> {
  const {
    at = EVENING,
    members: balances = [],
    connections = 10,
    db: given,
    testAreas = [],
    ports,
    variables = {},
    ...planted
  } = plan;
  const all = [...areas, ...testAreas];
  const clock = testClock(at);
  const db = given ?? (await openSeeded(clock, connections));
  const usual = servicesOn(db, clock, all);
  const settings = { ...usual.settings, given: { ...usual.settings.given, ...variables } };
  const made = { ...usual, settings };
  const services: Operator = {
    ...made,
    ...planted,
    ports: { ...made.ports, ...ports },
    actId: systemRandom.uuid(),
  };
  if (given || testAreas.length > 0) await seed(services, all);
  const act = { id: services.actId, at: clock.now(), who: 'test', why: 'the acts of a test', asked: {} };
  await writeAct(db, { ...act, command: 'test' }, { outcome: 'begun' });
  const members = await Promise.all(balances.map((balance) => buildMember({ services }, { balance })));
  const dispatch = createDispatcher(
    services,
    all.flatMap(({ calls }) => calls),
    createShares(db.connections, PATIENCE_MS),
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
    areas: all,
    // As many as there are balances.
    members: members as never,
    handle: dispatch,
    send,
    call: (key, input, token) => send(key, input, token ? { authorization: `Bearer ${token}` } : {}) as never,
    [Symbol.asyncDispose]: () => db.close(),
  };
}
