import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { session } from '#backend/areas/account/tables.ts';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { round } from '#backend/areas/lotto/tables.ts';
import { endRounds } from '#backend/areas/lotto/yeekee/end-rounds.ts';
import { yeekeeRound, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import type { World } from '#backend/testing/world.ts';
import { linksOf } from '#rules/lotto/yeekee/chain.ts';
import { headOf } from '#rules/lotto/yeekee/result.ts';

/** Shots of the published example, oldest first; classic they give 80810. */
export const SHOTS =
  '13122 50934 13436 00628 12510 49082 10344 96296 06938 42270 02292 87004 96406 30498 89280 72752 80914 13766 71308 53540'.split(
    ' ',
  );

/** Round `number` of the business day on which these tests happen. */
export const DAY = '2026-11-20';
export function yeekeeRoundId(number: number, day = DAY): string {
  return `yeekee-${day}${number === 1 ? '' : `-${number}`}`;
}

/** Moves the clock and keeps every session of the world alive, whatever it jumps over. */
export async function goTo(world: World, instant: string | Date): Promise<void> {
  world.clock.set(new Date(instant).toISOString());
  const now = world.clock.now();
  await world.db.orm.update(session).set({ createdAt: now, lastSeenAt: now });
}

/** What the jobs of a minute do. */
export async function runJobs({ services }: World): Promise<void> {
  await advanceRounds(services);
  await endRounds(services);
}

/** Members with a balance in baht each. */
export function buildMembers(world: World, count: number, balance: number): Promise<BuiltMember[]> {
  return Promise.all(Array.from({ length: count }, () => buildMember(world, { balance })));
}

export function shoot(world: World, token: string, roundId: string, number: string, key?: string) {
  const input = { round_id: roundId, number, ...(key === undefined ? {} : { idempotency_key: key }) };
  return world.call('POST /api/lotto/yeekee/shoot_number', input, token);
}

/** Shoots numbers one after the other, the members in turn, six seconds apart from `from` on. */
export async function shootAll(
  world: World,
  members: readonly BuiltMember[],
  {
    roundId,
    numbers,
    from,
  }: { readonly roundId: string; readonly numbers: readonly string[]; readonly from: string },
): Promise<string[]> {
  const receipts: string[] = [];
  for (const [at, number] of numbers.entries()) {
    world.clock.set(new Date(Date.parse(from) + at * 6_000).toISOString());
    const { body } = await shoot(world, members[at % members.length]?.token ?? '', roundId, number);
    expect(body, `shot ${at + 1}`).toMatchObject({ error: 0, data: { position: at + 1 } });
    receipts.push(body.data?.receipt ?? '');
  }
  return receipts;
}

/** Puts shots into rounds without the calls, as they would have written them: the members in turn, six seconds apart. */
export async function fillShots(
  { db }: World,
  members: readonly BuiltMember[],
  roundIds: readonly string[],
): Promise<void> {
  const receipts = await linksOf(nodeHashing, SHOTS);
  const shots = SHOTS.map((number, at) => ({ number, receipt: receipts[at] ?? '', position: at + 1 }));
  const rows = await db.orm
    .select()
    .from(round)
    .where(inArray(round.id, [...roundIds]));
  for (const { id, closesAt } of rows) {
    await db.orm.insert(yeekeeShot).values(
      shots.map((shot) => ({
        ...shot,
        roundId: id,
        memberId: members[(shot.position - 1) % members.length]?.memberId ?? '',
        shotAt: new Date(closesAt.getTime() - 60_000 + shot.position * 6_000),
      })),
    );
  }
  await db.orm
    .update(yeekeeRound)
    .set({ shotCount: shots.length, shooterCount: members.length, chainHead: headOf(receipts) })
    .where(inArray(yeekeeRound.roundId, [...roundIds]));
}

/** The round as everybody sees it. */
export async function yeekeeOf(world: World, roundId: string) {
  const { body } = await world.call('GET /api/lotto/yeekee/lists', { round_id: roundId });
  if (!body.data) throw new Error(`There is no round ${roundId}`);
  return body.data;
}
