import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member as memberTable, session } from '#backend/areas/account/tables.ts';
import { gameSession } from '#backend/areas/games/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import {
  ACME,
  ACME_GAME,
  changeAcme,
  type GameWorld,
  openAcme,
  openGameWorld,
} from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, mobileOf, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { errorCodes } from '#contract/error-codes.ts';

let world: GameWorld<readonly []>;
let member: BuiltMember;

beforeEach(async () => {
  world = await openGameWorld([], { connections: 16 });
  member = await buildMember(world, { balance: 100 });
  const username = await mobileOf(world, member.memberId);
  await runOps(world.services, {
    ...{ command: 'games grant-free-rounds', who: 'nok', why: 'a test', yes: true },
    options: { username, provider: ACME, game: ACME_GAME, stake: '10', count: '2', 'valid-days': '7' },
  });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** A free round that its provider tells while the wallet is held, and what becomes of it when that ends with `change`. */
async function playDuring(change: (tx: Tx) => Promise<unknown>) {
  const { token, player_id } = await openAcme(world, member);
  const of = { player_id, game_id: ACME_GAME, round_id: randomUUID(), transaction_id: randomUUID() };
  const message = { ...of, currency: 'THB' as const, amount: 12.5, free_round: { token, stake: 10 } };
  const told = await world.db.transact(async (tx) => {
    await lockAccounts(tx, [member.memberId], 'main');
    const answer = world.tell('POST /api/provider/free_win', message);
    await waitForLock(world);
    await change(tx);
    return { answer };
  });
  return (await told.answer).body.error;
}

const mine = async () => {
  const token = await openSession(world, member.memberId);
  return balanceOf(world, token);
};

test('a free round that waits while its account is closed is not played', async () => {
  const at = world.clock.now();
  const error = await playDuring(async (tx) => {
    const of = eq(memberTable.id, member.memberId);
    await tx.orm.update(memberTable).set({ status: 'closed', closedAt: at }).where(of);
    await tx.orm.update(session).set({ revokedAt: at }).where(eq(session.memberId, member.memberId));
  });
  expect(error).toBe(errorCodes.GAME_SESSION_OVER);
});

test('a free round that waits while its game is left is not played', async () => {
  const error = await playDuring((tx) =>
    tx.orm
      .update(gameSession)
      .set({ closedAt: world.clock.now() })
      .where(eq(gameSession.memberId, member.memberId)),
  );
  expect(error).toBe(errorCodes.GAME_SESSION_OVER);
  expect(await mine()).toBe(100);
});

test('a free round that waits while operators close its game is not played', async () => {
  expect(await playDuring(() => changeAcme(world, { status: 'closed' }))).toBe(errorCodes.GAME_CLOSED);
  expect(await mine()).toBe(100);
});
