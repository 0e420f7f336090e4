import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#backend/areas/account/tables.ts';
import { holdGames } from '#backend/areas/games/messages/fence-stakes.ts';
import { gameSession } from '#backend/areas/games/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import {
  ACME,
  ACME_GAME,
  type GameWorld,
  openAcme,
  openGameWorld,
} from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, mobileOf, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { errorCodes } from '#contract/error-codes.ts';

const counts = { turnover: true, cashback: true, commission: true };
const messages = ['bet', 'bet_win'] as const;

let world: GameWorld<readonly []>;
let member: BuiltMember;
let play: Awaited<ReturnType<typeof openAcme>>;

beforeEach(async () => {
  world = await openGameWorld([], { connections: 16 });
  member = await buildMember(world, { balance: 100 });
  play = await openAcme(world, member);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

function stake(kind: (typeof messages)[number], id: string = randomUUID()) {
  const of = { ...play, game_id: ACME_GAME, round_id: `round-of-${id}`, transaction_id: id };
  const body = { ...of, currency: 'THB' as const, amount: 10, counts };
  if (kind === 'bet') return world.tell('POST /api/provider/bet', body);
  return world.tell('POST /api/provider/bet_win', { ...body, win_amount: 500 });
}

const waiting = {
  name: 'test_all_waiting',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

/** What stakes answer that are sent in parallel while the wallet is held and `change` happens. */
async function stakeDuring(change: (tx: Tx) => Promise<unknown>) {
  const held = await world.db.transact(async (tx) => {
    await lockAccounts(tx, [member.memberId], 'main');
    const answers = [...messages, ...messages].map((kind) => stake(kind));
    await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(answers.length);
    await change(tx);
    return { answers };
  });
  return (await Promise.all(held.answers)).map(({ body }) => body.error);
}

const mine = async () => balanceOf(world, await openSession(world, member.memberId));

const close = async (options: Readonly<Record<string, string>>) =>
  runOps(world.services, {
    ...{ command: 'games close', who: 'nok', why: 'a test', yes: true },
    options: { provider: ACME, ...options },
  });

test.each([
  ['game', async () => ({ game: ACME_GAME })],
  ['provider', async () => ({})],
  ['provider for the member', async () => ({ username: await mobileOf(world, member.memberId) })],
])('stakes that wait while operators close their %s are not taken', async (_, options) => {
  const closing = await options();
  expect(await stakeDuring(() => close(closing))).toEqual(Array(4).fill(errorCodes.GAME_CLOSED));
  expect(await mine()).toBe(100);
});

test('stakes that wait while their game is left are not taken', async () => {
  const over = await stakeDuring((tx) =>
    tx.orm
      .update(gameSession)
      .set({ closedAt: world.clock.now() })
      .where(eq(gameSession.memberId, member.memberId)),
  );
  expect(over).toEqual(Array(4).fill(errorCodes.GAME_SESSION_OVER));
  expect(await mine()).toBe(100);
});

test('stakes that wait while their login ends are not taken', async () => {
  const over = await stakeDuring((tx) =>
    tx.orm.update(session).set({ revokedAt: world.clock.now() }).where(eq(session.memberId, member.memberId)),
  );
  expect(over).toEqual(Array(4).fill(errorCodes.GAME_SESSION_OVER));
  expect(await mine()).toBe(100);
});

test('a stake that was taken before its game was closed is answered as done again', async () => {
  const first = await stake('bet', 'transaction-before');
  await close({});
  const again = await stake('bet', 'transaction-before');
  expect([first.body.error, again.body.error, Object(again.body.data).repeated]).toEqual([0, 0, true]);
});

/** What is begun while a stake is under way, and whether it was done before the stake. */
async function endBeside(begin: () => Promise<unknown>, stakeSoFar: (tx: Tx) => Promise<unknown>) {
  const done: string[] = [];
  const { ending } = await world.db.transact(async (tx) => {
    await stakeSoFar(tx);
    const begun = begin().then(() => done.push('closed'));
    await waitForLock(world);
    done.push('staked');
    return { ending: begun };
  });
  await ending;
  return done;
}

test('operators who close games wait for a stake that found its game open', async () => {
  expect(await endBeside(() => close({}), holdGames)).toEqual(['staked', 'closed']);
});

/** The last look of a stake, which is about to be written. */
const lookLast = async (tx: Tx) => {
  const [own] = await world.db.orm
    .select()
    .from(gameSession)
    .where(eq(gameSession.memberId, member.memberId));
  const look = { name: 'test_hold_play', text: 'SELECT games_hold_play($1::uuid) AS state' };
  expect(await tx.query(look, [own?.id])).toEqual([{ state: 'open' }]);
};

test.each([
  ['logs out', () => world.call('POST /api/logout', {}, member.token)],
  [
    'is locked by operators',
    async () =>
      runOps(world.services, {
        ...{ command: 'member lock', who: 'nok', why: 'a test', yes: true },
        options: { username: await mobileOf(world, member.memberId) },
      }),
  ],
])('who %s waits for a stake that found the login open', async (_, end) => {
  expect(await endBeside(end, lookLast)).toEqual(['staked', 'closed']);
});

test('who leaves a game waits for a stake that is under way', async () => {
  const [own] = await world.db.orm
    .select()
    .from(gameSession)
    .where(eq(gameSession.memberId, member.memberId));
  const leave = () =>
    world.call('POST /api/member/game/close', { game_session_id: own?.id ?? '' }, member.token);
  expect(await endBeside(leave, (tx) => lockAccounts(tx, [member.memberId], 'main'))).toEqual([
    'staked',
    'closed',
  ]);
});
