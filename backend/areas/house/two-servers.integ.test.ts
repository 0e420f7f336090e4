import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { settleRound } from '#backend/areas/house/rounds/settle-round.ts';
import { houseRound, houseSession } from '#backend/areas/house/tables.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type GameWorld, openAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { EVENING } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { toBaht } from '#rules/money/baht.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
let member: BuiltMember;
let frame: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  world.between((handle) => handle);
  member = await buildMember(world, { balance: 5 });
  ({ frame } = await openHouseGame(world, member.token));
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const isBet = (request: Request) => request.url.endsWith('/api/provider/bet_win');
const own = async () => {
  const [session] = await world.db.orm
    .select()
    .from(houseSession)
    .where(eq(houseSession.tokenHash, hashToken(frame)));
  if (!session) throw new Error('No game was opened');
  const [round] = await world.db.orm.select().from(houseRound).where(eq(houseRound.sessionId, session.id));
  if (!round) throw new Error('No round was drawn');
  return { session, round };
};

/** The same press as it comes to another server: one that knows nothing of what this one does at the moment. */
async function pressElsewhere() {
  const { session, round } = await own();
  const ctx = { ...world.services, now: () => world.clock.now() };
  return settleRound(ctx, session, { round, repeated: true });
}

/** Money that comes between two tries of a stake. */
async function winElsewhere(id: string): Promise<void> {
  const { player_id } = await openAcme(world, member);
  const prize = { player_id, promotion_id: `promotion-${id}`, transaction_id: `prize-${id}` };
  await world.tell('POST /api/provider/promo', { ...prize, currency: 'THB', amount: 100 });
}

test('a stake that another server has taken since is not told as refused', async () => {
  let asked = 0;
  world.between((handle) => async (request) => {
    const answer = await handle(request);
    asked += isBet(request) ? 1 : 0;
    if (!isBet(request) || asked > 1) return answer;
    await winElsewhere('taken-since');
    await pressElsewhere();
    return answer;
  });
  const { body } = await spin(world, frame, { key: 'pressed-on-two-servers' });
  expect(body.error).toBe(errorCodes.OUTCOME_UNKNOWN);
  const again = await spin(world, frame, { key: 'pressed-on-two-servers' });
  const { round } = await own();
  const balance = 95 + toBaht(round.winSatang);
  expect(again.body).toMatchObject({ error: 0, data: { round: { status: 'done' }, balance } });
  expect(await balanceOf(world, member.token)).toBe(balance);
});

test('a round that one server ends as refused takes no stake by the other', async () => {
  let asked = 0;
  const elsewhere = Promise.withResolvers<void>();
  let pressed: Promise<unknown> = Promise.resolve();
  let firstEnd: Promise<unknown> = Promise.resolve();
  world.between((handle) => async (request) => {
    if (!isBet(request)) return handle(request);
    asked += 1;
    if (asked === 1) {
      const answer = await handle(request);
      await winElsewhere('between');
      pressed = pressElsewhere().catch((error: unknown) => error);
      await elsewhere.promise;
      return answer;
    }
    // The stake of the other server comes to the wallet when the first one has ended the round.
    elsewhere.resolve();
    await firstEnd;
    return handle(request);
  });
  const first = spin(world, frame, { key: 'refused-on-one-of-two' });
  firstEnd = first;
  expect((await first).body.error).toBe(errorCodes.INSUFFICIENT_BALANCE);
  expect(await pressed).toMatchObject({ code: errorCodes.BET_ROLLED_BACK });
  const { round } = await own();
  expect(round).toMatchObject({ status: 'cancelled', reason: 'ยอดเงินไม่พอ' });
  expect(await balanceOf(world, member.token)).toBe(105);
});
