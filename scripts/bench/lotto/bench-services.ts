import pino from 'pino';
import { areas } from '#backend/areas.ts';
import { type Clock, createClock } from '#backend/clock.ts';
import type { Database } from '#backend/core/db/database.ts';
import { migrate } from '#backend/core/db/migrate.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { seed } from '#backend/core/db/seed.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { readBackendEnv } from '#backend/env.ts';
import { makeServices, type Services } from '#backend/services.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';

/** The round that benches place bills in, and the moment at which they do. */
export const ROUND = 'glo-2025-06-16';
export const AT = new Date('2025-06-15T12:00:00Z');
/** Connections of a bench to its database. */
export const POOL = 10;

/** A seeded database at an address, and what the verbs work with. */
export async function openServices(
  url: string,
  clock: Clock = createClock(AT),
): Promise<{ readonly db: Database; readonly services: Services }> {
  const db = openPostgres(url, POOL);
  await migrate(db);
  const env = readBackendEnv(areas, { SANDBOX: 'yes', BACKEND_SECRET: 'secret of the backend of a bench' });
  const log = pino({ level: 'silent' });
  const services = makeServices(env, { areas, db, log, clock });
  await seed(services, areas);
  return { db, services };
}

/** So many members with money. */
export async function buildMembers(services: Services, count: number): Promise<BuiltMember[]> {
  const world = { services, clock: { ...services.clock, set: (instant: string) => void instant } };
  const members: BuiltMember[] = [];
  for (let made = 0; made < count; made += 1) members.push(await buildMember(world, { balance: 1_000_000 }));
  return members;
}

/** What a verb is called with by a member. */
export function ctxOf(services: Services, memberId: string): MemberCtx {
  return {
    ...services,
    now: () => services.clock.now(),
    memberId,
    tokenHash: '',
    sessionStartedAt: AT,
    requestId: '',
    address: '',
    device: '',
    deviceKey: undefined,
  };
}

/** Does the work `total` times with so many callers under way at once; answers how many a second. */
export async function perSecond(
  work: (count: number) => Promise<void>,
  { total, callers }: { readonly total: number; readonly callers: number },
): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  const caller = async () => {
    while (next < total) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (total * 1000) / (performance.now() - startedAt);
}
