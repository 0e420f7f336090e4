import pg from 'pg';
import { areas } from '#backend/areas.ts';
import { bootBackend } from '#backend/boot.ts';
import { readBackendEnv } from '#backend/env.ts';
import type { Services } from '#backend/services.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

export interface Asked {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly ms: number;
}

/** A backend in this process on a PostgreSQL database of its own. */
export interface BootedBackend extends AsyncDisposable {
  readonly services: Services;
  /** A connection beside the backend's, which can stand in its way. */
  readonly beside: pg.Client;
  /** A member with 1,000 baht. */
  addMember(): Promise<BuiltMember>;
  ask(call: string, member: BuiltMember, body?: object): Promise<Asked>;
  /** A bet of 1 baht on the round on sale. */
  bet(member: BuiltMember, key: string): Promise<Asked>;
}

export async function bootOnPostgres(): Promise<BootedBackend> {
  const folder = scratchFolder();
  const url = await createPostgresDatabase();
  const env = { DATABASE_URL: url, DATA_DIR: folder.path, LOG_LEVEL: 'silent' };
  const backend = await bootBackend(
    readBackendEnv(areas, { ...env, BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' }),
  );
  const { services } = backend;
  const beside = new pg.Client({ connectionString: url });
  await beside.connect();

  async function ask(call: string, { token }: BuiltMember, body?: object): Promise<Asked> {
    const [method = 'GET', path = '/'] = call.split(' ');
    const startedAt = performance.now();
    const response = await backend.handle(
      new Request(`http://backend.test${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    const text = await response.text();
    const ms = performance.now() - startedAt;
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text, ms };
  }

  return {
    services,
    beside,
    ask,
    addMember: () => buildMember(backend, { balance: 1_000 }),
    bet: (member, key) =>
      ask('POST /api/lotto/bill/create', member, {
        round_id: 'glo-2025-06-16',
        lines: [{ type: 'top_2', number: '12', amount: 1 }],
        idempotency_key: key,
      }),
    [Symbol.asyncDispose]: async () => {
      await beside.end();
      await backend.close();
      folder[Symbol.dispose]();
    },
  };
}
