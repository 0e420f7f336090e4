import { afterAll, expect, test } from 'vitest';
import { createSummaryReader } from '#backend/areas/account/session/read-session-summary.ts';
import { depositByOperator } from '#backend/areas/payment/deposit-by-operator.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const ROUNDS = 60;
const world = await openWorld({ connections: 8 });
afterAll(() => world[Symbol.asyncDispose]());

const summaryOf = createSummaryReader({
  db: world.db,
  now: () => world.clock.now(),
  counts: world.services.counts,
});

test("readers beside deposits: nobody sees another's balance, nor one that money did not make, nor one that goes back", async () => {
  const members = await Promise.all(
    [1, 2, 3].map((satang) => buildMember(world, { balance: satang * 1_000 })),
  );
  const seen = members.map((): number[] => []);
  const pay = members.map(async ({ memberId }) => {
    for (let turn = 0; turn < 10; turn += 1)
      await depositByOperator(world.services, { memberId, satang: 100n });
  });
  const read = members.flatMap(({ memberId, token }, at) =>
    [0, 1].map(async () => {
      const own: number[] = [];
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const { user, wallets, visit } = await summaryOf(token, true);
        expect([user.member_id, visit.memberId]).toEqual([memberId, memberId]);
        own.push(wallets[0]?.balance ?? -1);
      }
      expect(own).toEqual(own.toSorted((one, next) => one - next));
      seen[at]?.push(...own);
    }),
  );
  await Promise.all([...pay, ...read]);
  for (const [at, balances] of seen.entries()) {
    const from = (at + 1) * 1_000;
    expect(balances.filter((baht) => !Number.isInteger(baht) || baht < from || baht > from + 10)).toEqual([]);
  }
});

test("a session that ends beside its readers: from the logout's answer on there is no name any more", async () => {
  const { token, memberId } = await buildMember(world, { balance: 5 });
  let endedAt = Number.POSITIVE_INFINITY;
  const late: unknown[] = [];
  const readers = Array.from({ length: 6 }, async () => {
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const begunAt = performance.now();
      try {
        const { user } = await summaryOf(token, true);
        expect(user.member_id).toBe(memberId);
        if (begunAt > endedAt) late.push(user);
      } catch (error) {
        expect(error).toBeInstanceOf(HttpRefusal);
      }
    }
  });
  await world.call('POST /api/logout', {}, token);
  endedAt = performance.now();
  await Promise.all(readers);
  expect(late).toEqual([]);
  await expect(summaryOf(token, true)).rejects.toMatchObject({ status: 401 });
});
