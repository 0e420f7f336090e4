import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { promotionClaim } from '#backend/areas/promotion/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { playGoal } from '#backend/core/turnover/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { claim, limited, openPlayer } from '#backend/testing/promotion/promotions.ts';

const PARALLEL = 64;
const world = await openGameWorld([]);
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const many = <Result>(of: (n: number) => Promise<Result>, count = PARALLEL) =>
  Promise.all(Array.from({ length: count }, (_, n) => of(n)));
const claimsOf = (memberId: string) =>
  world.db.orm.select().from(promotionClaim).where(eq(promotionClaim.memberId, memberId));
const cancel = (id: string, token: string) =>
  world.call('POST /api/promotion/cancel', { claim_id: id }, token);

test('64 claims at once for one deposit, of all offers, are one', async () => {
  const { memberId, token } = await buildMember(world, { balance: 500 });
  const ids = ['first-deposit', 'daily', 'evening'];
  const answers = await many((n) => claim(world, token, ids[n % ids.length] ?? ''));
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === 4314)).toHaveLength(PARALLEL - 1);
  expect(await claimsOf(memberId)).toHaveLength(1);
});

test('64 claims and cancels mixed leave one claim, cancelled or not, and the wallet as it was', async () => {
  const { memberId, token } = await buildMember(world, { balance: 500 });
  const first = (await claim(world, token, 'daily', 'a-key-of-mine')).body.data;
  const answers = await many((n) =>
    n % 2 === 0 ? claim(world, token, 'daily') : cancel(first?.id ?? '', token),
  );
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(PARALLEL / 2);
  expect(await claimsOf(memberId)).toHaveLength(1);
  expect(await balanceOf(world, token)).toBe(500);
});

test('settled by eight processes and cancelled at once, what is played is paid once', async () => {
  const member = await buildMember(world, { balance: 200 });
  const { token } = member;
  const id = (await claim(world, token, 'daily')).body.data?.id ?? '';
  const { play } = await openPlayer(world, member);
  for (let played = 0; played < 1_400; played += 100) await play(100);
  await Promise.all([
    ...Array.from({ length: 8 }, () => settlePromotions(world.services)),
    ...Array.from({ length: 8 }, () => cancel(id, token)),
  ]);
  expect(await balanceOf(world, token)).toBe(220);
});

/** Whoever imports has read which numbers are taken, and waits to write. */
const holdOffers: Statement = {
  name: 'test_hold_offers',
  text: 'LOCK TABLE promotion_offer IN SHARE MODE',
};
const waiting: Statement = {
  name: 'test_waiting_for_offers',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

test('of two promotions of one number that are imported at once, in different versions, one is there', async () => {
  const load = (id: string, version: number) =>
    runOps(world.services, {
      command: 'promotions import',
      options: { file: JSON.stringify([{ ...limited, id, version }]) },
      ...{ who: 'nok', why: 'a test', yes: true },
    });
  const loaded: ReturnType<typeof load>[] = [];
  await world.db.transact(async (tx) => {
    await tx.query(holdOffers, []);
    loaded.push(load('one', 1), load('other', 2));
    await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(2);
  });
  expect((await Promise.all(loaded)).map(({ code }) => code).toSorted()).toEqual([0, 1]);
});

test('turn by credit that is reached is paid once, settled and given up at once', async () => {
  const member = await buildMember(world, { balance: 100 });
  const { token } = member;
  const id = (await claim(world, token, 'credit')).body.data?.id ?? '';
  const { play } = await openPlayer(world, member);
  await play(100, 770);
  await Promise.all([
    ...Array.from({ length: 8 }, () => settlePromotions(world.services)),
    ...Array.from({ length: 8 }, () => cancel(id, token)),
  ]);
  expect(await balanceOf(world, token)).toBe(780);
});

test('a promotion that operators open and close while members take it is taken only while it is open', async () => {
  const members = await many(() => buildMember(world, { balance: 500 }), 16);
  const turnTo = (to: 'open' | 'closed') =>
    runOps(world.services, {
      ...{ command: 'promotions switch', options: { promotion: 'evening', to } },
      ...{ who: 'nok', why: 'a test', yes: true },
    });
  const [answers, switched] = await Promise.all([
    many(async (n) => (await claim(world, members[n]?.token ?? '', 'evening')).body.error, members.length),
    many((n) => turnTo(n % 2 === 0 ? 'closed' : 'open'), 8),
  ]);
  expect(switched.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 0));
  const taken = await many((n) => claimsOf(members[n]?.memberId ?? ''), members.length);
  expect(answers.map((error) => (error === 0 ? 1 : 0))).toEqual(taken.map((rows) => rows.length));
  for (const error of answers) expect([0, 4313]).toContain(error);
  await turnTo('closed');
  const [late] = await many(() => buildMember(world, { balance: 500 }), 1);
  expect((await claim(world, late?.token ?? '', 'evening')).body.error).toBe(4313);
  await turnTo('open');
});

test('turn by credit that is won, lost, put right, given up and excluded from at once has one end each', async () => {
  const members = await many(() => buildMember(world, { balance: 100 }), 8);
  const ends = await Promise.all(
    members.map(async (member, n) => {
      const id = (await claim(world, member.token, 'credit')).body.data?.id ?? '';
      const { play, correct } = await openPlayer(world, member);
      await play(100, 770);
      const bar = { length: 'week' as const, password: TEST_PASSWORD };
      const acts = [
        () => (n % 2 === 0 ? correct(300) : play(200, 0)),
        () =>
          n % 4 < 2
            ? cancel(id, member.token)
            : world.call('POST /api/member/protection/bar', bar, member.token),
        ...Array.from({ length: 3 }, () => () => settlePromotions(world.services)),
      ];
      await Promise.all(acts.map((act): Promise<unknown> => act()));
      await settlePromotions(world.services);
      const rows = await world.db.orm.select().from(playGoal).where(eq(playGoal.id, id));
      return { n, as: rows[0]?.endedAs };
    }),
  );
  for (const { n, as } of ends) {
    // A loss after the credit was there takes nothing back; a correction before the end does.
    if (n % 4 < 2) expect(as, `${n}`).toMatch(n % 2 === 0 ? /^(done|cancelled)$/ : /^done$/);
    else expect(as, `${n}`).toMatch(/^(done|excluded)$/);
  }
});
