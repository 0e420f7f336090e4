import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Database } from '#backend/core/db/database.ts';
import { type ProcessEnv, startBackend } from '#backend/testing/backend-process.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import { operate } from '#backend/testing/ops.ts';
import { ask } from '#tests/faults/bettor.ts';
import { prepareDay } from '#tests/faults/loyalty/loyalty-day.ts';
import { type Granted, grantOf, type Press, pressesOf } from '#tests/faults/loyalty/loyalty-verbs.ts';

const DAY_MS = 86_400_000;
/** As long as all presses of a life take, more or less: a kill hits any of them. */
const LOAD_MS = 150;

const Answer = z.looseObject({ error: z.number(), data: z.unknown().optional() });
const counted = z.array(z.object({ of: z.string(), granted: z.number() }));

const counts = {
  name: 'test_granted',
  text: `
    SELECT 'POST /api/promotion/claim' AS of, count(*)::int AS granted FROM promotion_claim
    UNION ALL SELECT 'POST /api/quest/redeem', count(*)::int FROM quest_redemption
    UNION ALL SELECT 'POST /api/quest/check_in', count(*)::int FROM check_in
    UNION ALL SELECT 'POST /api/member/coupon/redeem', count(*)::int FROM coupon_redemption
    UNION ALL SELECT 'POST /api/wheel/spin_v2', count(*)::int FROM wheel_spin
    UNION ALL SELECT 'POST /api/redemption/redeem', count(*)::int FROM shop_order
    UNION ALL SELECT 'POST /api/affiliate/redeem', count(*)::int FROM affiliate_redemption
    UNION ALL SELECT 'POST /api/poll/submit', count(*)::int FROM poll_answer
    UNION ALL SELECT 'POST /api/cashback/turnover/claim', count(*)::int FROM cashback_claim WHERE basis = 'turnover'
    UNION ALL SELECT 'POST /api/cashback/loss/claim', count(*)::int FROM cashback_claim WHERE basis = 'loss'`,
};

interface Told extends Press {
  readonly token: string;
  /** What was granted, once an answer came. */
  granted: unknown;
}

/**
 * Kills the backend while everything that grants is asked for, `kills` times, a day of the clock for each. Every press is sent again
 * word for word to the next server and has to say what it said before; in the end each granted exactly once, and the audit is clean.
 */
export async function killLoyalty(
  given: ProcessEnv,
  openDatabase: () => Promise<Database>,
  kills: number,
): Promise<Readonly<Record<string, number>>> {
  const startedAt = Date.parse(given.BACKEND_CLOCK ?? '');
  const members: BuiltMember[] = [];
  const done = new Map<string, number>();
  let env = given;
  for (let life = 0; life < kills; life += 1) {
    const at = new Date(startedAt + life * DAY_MS).toISOString();
    env = { ...given, BACKEND_CLOCK: at };
    const presses = (await prepareDay(await openDatabase(), at, members)).flatMap(pressed);
    const first = await startBackend(env);
    const sent = presses.map((press) => send(first.origin, press).catch(() => undefined));
    await wait(Math.random() * LOAD_MS);
    await first.stop('SIGKILL');
    await Promise.all(sent);
    const second = await startBackend(env);
    for (const press of presses) if (await send(second.origin, press)) count(done, press.call);
    await second.stop('SIGTERM');
  }
  expect((await operate(['audit'], env)).lines).toContain('audit clean');
  const db = await openDatabase();
  const rows = counted.parse(await db.query(counts, []));
  await db.close();
  expect(Object.fromEntries(rows.map(({ of, granted }) => [of, granted]))).toEqual(
    Object.fromEntries(rows.map(({ of }) => [of, done.get(of) ?? 0])),
  );
  return Object.fromEntries(done);
}

const pressed = (granted: Granted): Told[] =>
  pressesOf(granted).map((press) => ({ ...press, token: granted.token, granted: undefined }));

function count(done: Map<string, number>, of: string): void {
  done.set(of, (done.get(of) ?? 0) + 1);
}

/** Sends a press; true where it granted. What it was told before must be told again. */
async function send(origin: string, press: Told): Promise<boolean> {
  const { error, data } = Answer.parse(await ask(origin, press.call, press.body, press.token));
  if (error !== 0) return false;
  const granted = grantOf(data);
  if (press.granted === undefined) press.granted = granted;
  else expect(granted, press.call).toEqual(press.granted);
  return true;
}
