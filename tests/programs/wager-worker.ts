import { eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { cancelBill } from '#backend/areas/lotto/bills/cancel-bill.ts';
import { placeBill } from '#backend/areas/lotto/bills/place-bill.ts';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import draws from '#backend/areas/lotto/seed/glo-draws-2025.json' with { type: 'json' };
import { correctResult } from '#backend/areas/lotto/settlement/correct-result.ts';
import { publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { bill, round } from '#backend/areas/lotto/tables.ts';
import { areas } from '#backend/areas.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { writeAct } from '#backend/core/evidence/write-act.ts';
import { openServices } from '#backend/core/ops/open-services.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { readBackendEnv } from '#backend/env.ts';
import type { Operator } from '#backend/operator.ts';
import { Refusal } from '#backend/refusal.ts';
import { buildMember } from '#backend/testing/members.ts';

/**
 * Program of the replay's test: random bills and cancels on two rounds, the first published and corrected twice, the
 * second voided. Killed anywhere it goes on from the database. It writes a dot for every bill and every other step.
 */
const MEMBERS = 8;
const BILLS = 1_000;
const CALLERS = 4;
const [FIRST, SECOND] = ['glo-2025-06-16', 'glo-2025-07-01'];
const day = (instant: string) => new Date(instant).getTime() - Date.now();
let offsetMs = day('2025-06-15T19:00:00+07:00');

const env = readBackendEnv(areas);
const opened = await openServices(env, areas);
const { random } = opened;
const db = env.databaseUrl ? openPostgres(env.databaseUrl, CALLERS) : opened.db;
const clock = {
  now: () => new Date(Date.now() + offsetMs),
  get offsetMs() {
    return offsetMs;
  },
  sandbox: true,
};
const services: Operator = { ...opened, db, clock, actId: random.uuid() };

/** Writes down what it was told; the key refuses a second time. */
const witness: WagerListener = {
  name: 'witness',
  apply: async (tx, changes) => {
    const text = `INSERT INTO test_seen SELECT * FROM unnest($1::text[], $2::int[])`;
    await tx.query({ name: 'test_seen', text }, [
      changes.map(({ reference }) => reference),
      changes.map(({ version }) => version),
    ]);
  },
};
const dot = () => process.stdout.write('.');

function ctxOf(memberId: string): MemberCtx {
  const caller = { tokenHash: '', requestId: '', address: '', device: '', deviceKey: undefined };
  return { ...services, ...caller, now: clock.now, memberId, sessionStartedAt: clock.now() };
}

const digits = (count: number) => String(random.int(10 ** count)).padStart(count, '0');

async function bet(memberId: string, roundId: string): Promise<void> {
  const ctx = ctxOf(memberId);
  const lines = Array.from({ length: 1 + random.int(2) }, () => {
    const [type, count] = random.int(2) === 0 ? ['bottom_2', 2] : ['run_top', 1];
    return { type, number: digits(count), amount: 1 + random.int(20) };
  });
  const { bill_id } = await placeBill({
    ctx,
    input: {
      round_id: roundId,
      pack: random.int(3) === 0 ? 'discount' : 'full',
      lines,
      idempotency_key: random.uuid(),
    },
  });
  if (random.int(8) === 0) await cancelBill({ ctx, input: { bill_id } });
}

const roundOf = async (id: string) => (await db.orm.select().from(round).where(eq(round.id, id)))[0];

/** Bills until the round has its number of them, while it is on sale. */
async function play(memberIds: readonly string[], roundId: string): Promise<void> {
  if ((await roundOf(roundId))?.status !== 'open') return;
  let placed = await db.orm.$count(bill, eq(bill.roundId, roundId));
  const caller = async () => {
    while (placed < BILLS) {
      placed += 1;
      if (placed % 200 === 0) await readWagers(db, witness);
      await bet(memberIds[random.int(memberIds.length)] ?? '', roundId).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      dot();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

async function allMembers(): Promise<string[]> {
  const here = eq(member.agentId, services.agentId);
  for (let made = await db.orm.$count(member, here); made < MEMBERS; made += 1)
    await buildMember({ services }, { balance: 20_000 });
  const rows = await db.orm.select({ id: member.id }).from(member).where(here);
  return rows.map(({ id }) => id);
}

await db.script(
  'CREATE TABLE IF NOT EXISTS test_seen (reference text, version int, PRIMARY KEY (reference, version))',
);
const act = { id: services.actId, at: clock.now(), who: 'test', why: 'the acts of a test', asked: {} };
await writeAct(db, { ...act, command: 'test' }, { outcome: 'begun' });
const memberIds = await allMembers();
const draw = draws.find(({ date }) => date === '2025-06-16');
const source = 'ผลที่ประกาศ';

await play(memberIds, FIRST);
if ((await roundOf(FIRST))?.resultVersion === 0)
  await publishResult(services, { kind: 'glo', date: '2025-06-16', draw, source, who: 'nok' });
dot();
offsetMs = day('2025-06-16T10:00:00+07:00');
await resumeSettlements(services);
dot();
for (const [version, last_two] of [
  [2, '11'],
  [3, draw?.last_two],
] as const) {
  if (((await roundOf(FIRST))?.resultVersion ?? 0) < version)
    await correctResult(services, { roundId: FIRST, draw: { ...draw, last_two }, source, who: 'nok' });
  dot();
}
await advanceRounds(services);
await play(memberIds, SECOND);
await voidRound(services, SECOND);
dot();
await readWagers(db, witness);
if (db !== opened.db) await db.close();
await opened.db.close();
