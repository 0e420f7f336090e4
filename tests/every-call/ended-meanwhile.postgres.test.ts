import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { member as memberTable, session } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { excludeMember } from '#backend/core/session/exclude-member.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember } from '#backend/testing/members.ts';
import { allTestFacts, joinFacts } from '#backend/testing/test-facts.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { exclusionFrom } from '#rules/protection/exclusion.ts';
import { calls, goodInput } from './inputs.ts';

const world = await openGameWorld([], { connections: 16 });
afterAll(() => world[Symbol.asyncDispose]());

const ready = joinFacts(allTestFacts.map((facts) => facts.ready));
/** They neither give nor spend: what a member says of oneself is taken, whatever becomes of the account. */
const HARMLESS = [
  'POST /api/affiliate/link',
  'POST /api/complaint/send',
  'POST /api/member/protection/cancel',
  'POST /api/member/protection/limit',
  'POST /api/member/protection/offer/decline',
];
const OVER = 401;
const GONE = 404;
const acting = calls.filter(([, call]) => call.auth === 'member' && call.method === 'POST');

/** As a change of the row holds it: what only refers to the member does not wait. */
const holdMember = {
  name: 'test_hold_member',
  text: 'SELECT id FROM member WHERE id = $1::uuid FOR NO KEY UPDATE',
};
const holdWallets = {
  name: 'test_hold_wallets',
  text: `SELECT id FROM ledger_account WHERE member_id = $1::uuid ORDER BY kind LIKE 'wallet.%', id FOR UPDATE`,
};
const waiting = {
  name: 'test_waiting',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

/** As the verb does it for who has nothing left to be paid out. */
async function close(tx: Tx, memberId: string): Promise<void> {
  const at = world.clock.now();
  const own = eq(memberTable.id, memberId);
  await tx.orm.update(memberTable).set({ status: 'closed', closedAt: at }).where(own);
  const open = and(eq(session.memberId, memberId), isNull(session.revokedAt));
  await tx.orm.update(session).set({ revokedAt: at }).where(open);
}

async function exclude(tx: Tx, memberId: string): Promise<void> {
  const at = world.clock.now();
  await excludeMember(tx, memberId, exclusionFrom('day', at), at);
}

describe.each([
  { as: 'closed', end: close, balance: 0, refusals: [errorCodes.INSUFFICIENT_BALANCE], taken: HARMLESS },
  {
    ...{ as: 'excluded', end: exclude, balance: 1_000, refusals: [errorCodes.TIMED_OUT] },
    // One's own money goes out at any time.
    taken: [...HARMLESS, 'POST /api/affiliate/redeem'],
  },
])('what waits while its account is $as', ({ end, balance, refusals, taken }) => {
  const held: string[] = [];

  test.each(acting)('%s does nothing', async (key, call) => {
    const member = await buildMember(world, { balance });
    const own = (await ready[key]?.(world, member)) ?? { input: {} };
    const input = { ...goodInput(call, { idempotency_key: 'key-of-one-intent' }), ...own.input };
    let isAnswered = false;
    const { asked, waited } = await world.db.transact(async (tx) => {
      await tx.query(holdMember, [member.memberId]);
      await tx.query(holdWallets, [member.memberId]);
      const asked = world.send(key, input, { authorization: `Bearer ${member.token}` }).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && (await world.db.query(waiting, [])).length === 0) await wait(5);
      const waited = !isAnswered;
      await end(tx, member.memberId);
      return { asked, waited };
    });
    const { body } = await asked;
    if (!waited || taken.includes(key)) return;
    held.push(key);
    expect([OVER, GONE, ...refusals]).toContain(body.error);
  });

  test('calls that give or spend were held', () => {
    const known = ['coupon/redeem', 'payment/generate_qr'].map((name) => `POST /api/member/${name}`);
    expect(held).toEqual(
      expect.arrayContaining([...known, 'POST /api/quest/redeem', 'POST /api/wheel/spin']),
    );
    expect(held.length).toBeGreaterThan(15);
  });
});
