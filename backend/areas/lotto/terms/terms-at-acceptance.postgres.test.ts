import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRounds } from '#backend/areas/lotto/rounds/add-round.ts';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { bill, exposure, round } from '#backend/areas/lotto/tables.ts';
import { setNumberControl, setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { buildMember } from '#backend/testing/members.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const world = await openWorld({ connections: 20 });
let services: World['services'];
beforeAll(async () => {
  services = world.services;
});
afterAll(() => closeAudited(world));

let rounds = 0;

/** A round of its own that is open now. */
async function openRound(): Promise<{ roundId: string; date: string }> {
  rounds += 1;
  const date = `2030-01-${String(rounds).padStart(2, '0')}`;
  const now = world.clock.now().getTime();
  const at = (days: number) => new Date(now + days * 86_400_000);
  const times = { opensAt: at(-1), closesAt: at(1), resultAt: at(2) };
  const { agentId } = services;
  await world.db.transact((tx) =>
    addRounds(tx, services, [{ agentId, kind: 'glo', drawDate: date, number: 1, ...times, status: 'open' }]),
  );
  return { roundId: `glo-${date}`, date };
}

function order(token: string, roundId: string, lines: LineIn[]) {
  const input = { round_id: roundId, lines, idempotency_key: services.random.uuid() };
  return world.call('POST /api/lotto/bill/create', input, token);
}

/** Waits until so many statements wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = {
    name: 'test_waiting',
    text: `SELECT count(*) AS total FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  };
  for (;;) {
    const [row] = await world.db.query<{ total: bigint }>(waiting, []);
    if (row && row.total >= BigInt(count)) return;
  }
}

/** Runs a statement in a transaction that stays open until it is released. */
async function held(text: string, values: readonly unknown[]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const done = world.db.transact(async (tx) => {
    await tx.query({ name: `test_${services.random.uuid()}`, text }, values);
    isLocked();
    await released;
  });
  await locked;
  return async () => {
    release();
    await done;
  };
}

const WALLET = `SELECT id FROM ledger_account WHERE member_id = $1::uuid AND kind = 'main' FOR UPDATE`;
const NUMBER = `SELECT number FROM exposure WHERE round_id = $1::text AND number = '123' FOR UPDATE`;

interface Change {
  readonly name: string;
  readonly code: number;
  readonly act: (of: { roundId: string; date: string }) => Promise<unknown>;
}

const one = { type: 'tod_3', number: '321' };
const changes: readonly Change[] = [
  {
    name: 'a block',
    code: 4103,
    act: ({ roundId }) => setNumberControl(services, { roundId, ...one, control: 'blocked' }),
  },
  {
    name: 'half pay',
    code: 4104,
    act: ({ roundId }) => setNumberControl(services, { roundId, ...one, control: 'half_pay' }),
  },
  {
    name: 'a limit of the number',
    code: 4107,
    act: ({ roundId }) =>
      setNumberControl(services, { roundId, ...one, control: 'custom_limit', limitSatang: 1_500n }),
  },
  {
    name: 'a rate cut',
    code: 4108,
    act: ({ roundId }) => setRoundRate(services, { roundId, type: 'tod_3', rateHundredths: 10_000 }),
  },
  {
    name: 'a smaller limit of a number in a bill',
    code: 4106,
    act: ({ roundId }) => setRoundRate(services, { roundId, type: 'tod_3', maxSatang: 500n }),
  },
  {
    name: 'a smaller limit of all numbers',
    code: 4107,
    act: ({ roundId }) => setRoundRate(services, { roundId, type: 'tod_3', maxPerNumberSatang: 1_500n }),
  },
  {
    name: 'the end of the type',
    code: 4102,
    act: ({ roundId }) => setRoundRate(services, { roundId, type: 'tod_3', enabled: false }),
  },
  {
    name: 'the close of the round',
    code: 4101,
    act: async ({ roundId }) => {
      const before = new Date(world.clock.now().getTime() - 1_000);
      await plantSealed(services, ({ orm }) =>
        orm.update(round).set({ closesAt: before }).where(eq(round.id, roundId)),
      );
    },
  },
  {
    name: 'a publication',
    code: 4101,
    act: ({ date }) => {
      return publish(world, { draw: { ...drawOf(), date } });
    },
  },
  { name: 'a void', code: 4101, act: ({ roundId }) => voidRound(services, roundId) },
];

test.each(changes)(
  'a bet that waited for its wallet while $name was committed is refused',
  async (change) => {
    const { memberId, token } = await buildMember(world, { balance: 100 });
    const own = await openRound();
    expect((await order(token, own.roundId, [{ ...one, amount: 10 }])).body.error).toBe(0);
    const release = await held(WALLET, [memberId]);
    const bet = order(token, own.roundId, [{ type: 'tod_3', number: '213', amount: 10, rate: 150 }]);
    await untilWaiting(1);
    const changed = change.act(own);
    // A settlement or refund needs the wallet too; what it takes from sale is committed before.
    if (change.code !== 4101) await changed;
    else await untilOffSale(own.roundId);
    await release();
    await changed;
    expect((await bet).body.error).toBe(change.code);
    expect(await world.db.orm.$count(bill, eq(bill.roundId, own.roundId))).toBe(1);
  },
);

/** Waits until the round is off sale for everybody. */
async function untilOffSale(roundId: string): Promise<void> {
  for (;;) {
    const [row] = await world.db.orm.select().from(round).where(eq(round.id, roundId));
    if (!row || row.version > 1 || row.closesAt < world.clock.now()) return;
  }
}

test.each(changes.slice(0, 7))(
  'a bet that waited for a number while $name was committed is refused',
  async (change) => {
    const [first, second] = [
      await buildMember(world, { balance: 100 }),
      await buildMember(world, { balance: 100 }),
    ];
    const own = await openRound();
    expect((await order(first.token, own.roundId, [{ ...one, amount: 10 }])).body.error).toBe(0);
    const release = await held(NUMBER, [own.roundId]);
    const bet = order(second.token, own.roundId, [{ type: 'tod_3', number: '213', amount: 10, rate: 150 }]);
    await untilWaiting(1);
    await change.act(own);
    await release();
    expect((await bet).body.error).toBe(change.code);
  },
);

test('a cancel that waited for its wallet while the result was published is too late', async () => {
  const { memberId, token } = await buildMember(world, { balance: 100 });
  const own = await openRound();
  const placed = await order(token, own.roundId, [{ ...one, amount: 10 }]);
  const release = await held(WALLET, [memberId]);
  const input = { bill_id: placed.body.data?.bill_id ?? '' };
  const cancel = world.call('POST /api/lotto/bill/cancel', input, token);
  await untilWaiting(1);
  const published = publish(world, { draw: { ...drawOf(), date: own.date } });
  await untilOffSale(own.roundId);
  await release();
  await published;
  expect((await cancel).body.error).toBe(4121);
});

test('a change waits for a bill that was accepted and not committed, and later bills wait for the change', async () => {
  const { token } = await buildMember(world, { balance: 100 });
  const { roundId } = await openRound();
  const commit = await held('SELECT lotto_hold_terms($1::text, 1, $2::bigint)', [
    roundId,
    services.clock.offsetMs,
  ]);
  let isBlocked = false;
  const block = setNumberControl(services, { roundId, ...one, control: 'blocked' }).then(() => {
    isBlocked = true;
  });
  await untilWaiting(1);
  const bet = order(token, roundId, [{ ...one, amount: 10 }]);
  await untilWaiting(2);
  expect(isBlocked).toBe(false);
  await commit();
  await block;
  expect((await bet).body.error).toBe(4103);
});

test('nothing is sold of a number while it is blocked, whichever of its orders is tried', async () => {
  const { roundId } = await openRound();
  const bettors = await Promise.all(
    Array.from({ length: 10 }, () => buildMember(world, { balance: 10_000 })),
  );
  const orders = ['123', '132', '213', '231', '312', '321'];
  let isOver = false;
  let accepted = 0;
  const bettor = async (token: string) => {
    for (let at = 0; !isOver; at += 1) {
      const line = { type: 'tod_3', number: orders[at % 6] ?? '', amount: 1 };
      if ((await order(token, roundId, [line])).body.error === 0) accepted += 1;
    }
  };
  const sold = async () => {
    const rows = await world.db.orm.select().from(exposure).where(eq(exposure.roundId, roundId));
    return rows.reduce((sum, row) => sum + row.soldSatang, 0n);
  };
  const betting = bettors.map(({ token }) => bettor(token));
  for (let time = 1; time <= 10; time += 1) {
    await setNumberControl(services, { roundId, ...one, control: 'blocked' });
    const before = await sold();
    await world.db.orm.execute(sql`SELECT pg_sleep(0.05)`);
    expect(await sold()).toBe(before);
    await setNumberControl(services, { roundId, ...one, control: 'none' });
    const target = accepted + 5;
    while (accepted < target) await world.db.orm.execute(sql`SELECT pg_sleep(0.01)`);
  }
  isOver = true;
  await Promise.all(betting);
  expect(await sold()).toBe(BigInt(accepted) * 100n);
});
