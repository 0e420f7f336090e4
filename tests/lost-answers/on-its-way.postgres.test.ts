import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#backend/core/db/database.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import { sendComplaint } from '#backend/testing/complaints.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { answer } from '#backend/testing/poll/polls.ts';
import { redeemReward } from '#backend/testing/shop/shop.ts';
import { grantPoints, grantSpins } from '#backend/testing/wheel.ts';
import { openWorld } from '#backend/testing/world.ts';
import { shoot, yeekeeRoundId } from '#backend/testing/yeekee/yeekee.ts';

// The password is looked at before anything is written.
const world = await openWorld({
  connections: 16,
  ports: { askPassword: async () => undefined },
  at: '2025-06-15T10:00:00+07:00',
});
afterAll(() => world[Symbol.asyncDispose]());

const GATE = 4_711;
const OTHER_KEY = 'a-key-that-nobody-sent';
const holdGate = { name: 'test_hold_gate', text: `SELECT pg_advisory_xact_lock(${GATE})` };
const waiting = {
  name: 'test_all_who_wait',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};
const roundId = yeekeeRoundId(18, '2025-06-15');

/** A call with a key, and the look for what became of it: of how many things the answer is. */
interface Keyed {
  readonly table: string;
  readonly send: (member: BuiltMember, key: string) => Promise<unknown>;
  readonly look: (member: BuiltMember, key: string) => Promise<number>;
  readonly before?: (member: BuiltMember) => Promise<unknown>;
}

const calls: Readonly<Record<string, Keyed>> = {
  'a bill': {
    table: 'bill',
    send: ({ token }, key) => placeBill(world, token, [{ type: 'top_2', number: '12', amount: 10 }], { key }),
    look: async ({ token }, key) => {
      const { status } = await world.call('GET /api/lotto/bill/detail', { idempotency_key: key }, token);
      return status === 200 ? 1 : 0;
    },
  },
  'a withdrawal': {
    table: 'withdrawal',
    send: ({ token }, idempotency_key) =>
      world.call(
        'POST /api/member/withdraw/create',
        { amount: 200, password: 'any', idempotency_key },
        token,
      ),
    look: async ({ token }, idempotency_key) =>
      (await world.call('GET /api/member/withdraw/list', { idempotency_key }, token)).body.data?.length ?? -1,
  },
  'a deposit': {
    table: 'deposit',
    send: ({ token }, idempotency_key) => {
      const order = { amount: 300, channel_id: 1, sub_channel_id: 1, idempotency_key };
      return world.call('POST /api/member/payment/generate_qr', order, token);
    },
    look: async ({ token }, idempotency_key) =>
      (await world.call('GET /api/member/payment/qrcode_info', { idempotency_key }, token)).body.data ? 1 : 0,
  },
  'an order of the shop': {
    table: 'shop_order',
    before: ({ memberId }) => grantPoints(world, memberId, 5_000),
    send: ({ token }, idempotency_key) => redeemReward(world, token, { idempotency_key }),
    look: async ({ token }, idempotency_key) =>
      (await world.call('GET /api/redemption/history', { idempotency_key }, token)).body.data?.rows.length ??
      -1,
  },
  'a spin of the wheel': {
    table: 'wheel_spin',
    before: ({ memberId }) => grantSpins(world, memberId, 1),
    send: ({ token }, spin_token) =>
      world.call('POST /api/wheel/spin_v2', { spin_token, version: 1, pay: 'free' }, token),
    look: async ({ token }, spin_token) =>
      (await world.call('POST /api/wheel/reward', { spin_token }, token)).body.data?.spins.length ?? -1,
  },
  'a complaint': {
    table: 'complaint',
    send: ({ token }, idempotency_key) => sendComplaint(world, token, { idempotency_key }),
    look: async ({ token }, idempotency_key) =>
      (await world.call('GET /api/complaint/list', { idempotency_key }, token)).body.data?.rows.length ?? -1,
  },
  'an answer to a poll': {
    table: 'poll_answer',
    send: ({ token }, key) => answer(world, token, { poll_id: 1, key }),
    look: async ({ token }, key) => {
      const { data } = (await world.call('GET /api/poll/quota/get', { poll_id: 1 }, token)).body;
      return key === OTHER_KEY ? 0 : (data?.answers.length ?? -1);
    },
  },
  'a shot into a round': {
    table: 'yeekee_shot',
    send: ({ token }, key) => shoot(world, token, roundId, '12345', key),
    look: async ({ token }, key) => {
      const { data } = (await world.call('GET /api/lotto/yeekee/list', { round_id: roundId }, token)).body;
      return key === OTHER_KEY ? 0 : (data?.length ?? -1);
    },
  },
};

/** Whoever writes one of these waits at the end of the transaction, right before its commit, while the gate is held. */
beforeAll(async () => {
  const tables = Object.values(calls).map(({ table }) => table);
  await world.db.script(`
    CREATE FUNCTION test_wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock_shared(${GATE}); RETURN NULL; END $$;
    ${tables
      .map(
        (table) => `CREATE CONSTRAINT TRIGGER test_gate AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION test_wait_at_gate();`,
      )
      .join('\n')}`);
});

test.each(Object.entries(calls))(
  'who looks for %s while its first call is about to be committed is told of it',
  async (_, { before, send, look }) => {
    const member = await buildMember(world, { balance: 1_000 });
    await before?.(member);
    const key = world.services.random.uuid();
    const { sent, looked } = await world.db.transact(async (tx: Tx) => {
      await tx.query(holdGate, []);
      const first = send(member, key);
      await waitForLock(world);
      const found = look(member, key);
      await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(2);
      return { sent: first, looked: found };
    });
    await sent;
    expect(await looked).toBe(1);
    // Where none is on its way it is said at once that there is nothing.
    expect(await look(member, OTHER_KEY)).toBe(0);
  },
);

test('the audit is clean after all of them', () => expectCleanAudit(world));
