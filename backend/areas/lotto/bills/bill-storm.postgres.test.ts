import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bill, exposure } from '#backend/areas/lotto/tables.ts';
import { planTerms } from '#backend/areas/lotto/terms/plan-terms.ts';
import { setNumberControl, setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { openWorld } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { LineIn } from '#contract/lotto/bills.ts';
import type { Pack } from '#rules/lotto/pack.ts';

const TURNS = 6;
/** What may be sold of one number at any time of the storm, in satang. */
const MOST = 40_000n;
/** What a bill may be answered while everything changes under it. */
const KNOWN: readonly number[] = [
  0,
  errorCodes.BET_TYPE_DISABLED,
  errorCodes.NUMBER_BLOCKED,
  errorCodes.NUMBER_HALF_PAY,
  errorCodes.LINE_BELOW_MIN,
  errorCodes.OVER_MAX,
  errorCodes.NUMBER_FULL,
  errorCodes.RATE_CHANGED,
  errorCodes.INSUFFICIENT_BALANCE,
  errorCodes.CANCEL_QUOTA,
];

/** Always the same order of intents, whatever becomes of them. */
function diceOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

test('bills, their repetition and their cancelling hold while rates, limits and numbers change under them', async () => {
  await using world = await openWorld({ connections: 16, members: [3_000, 3_000, 400, 3_000] });
  const { services } = world;
  await setRoundRate(services, { roundId: ROUND, type: 'tod_3', maxPerNumberSatang: MOST });
  const types = ['tod_3', 'top_2'] as const;
  const numbers = { tod_3: ['123', '๓๒๑', '２１３', '132'], top_2: ['12', '๑๒', '21'] };
  let isOver = false;

  async function play(token: string, seed: number): Promise<number[]> {
    const dice = diceOf(seed);
    const pick = <One>(all: readonly One[]): One => all[dice(all.length)] as One;
    const codes: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const lines: LineIn[] = Array.from({ length: 1 + dice(3) }, () => {
        const type = pick(types);
        const rate = pick([undefined, undefined, 150, 75, 90, 45]);
        return { type, number: pick(numbers[type]), amount: 1 + dice(60), ...(rate && { rate }) };
      });
      const key = `storm-${seed}-${turn}`;
      const body = { round_id: ROUND, lines, pack: pick<Pack>(['full', 'full', 'discount']) };
      const other: Pack = body.pack === 'full' ? 'discount' : 'full';
      const order = (pack: Pack) =>
        world.call('POST /api/lotto/bill/create', { ...body, pack, idempotency_key: key }, token);
      const checked = await world.call('POST /api/lotto/bill/validate', body, token);
      // Sent twice at once, and under the other pack: one bill of the key, whichever came first.
      const answers = await Promise.all([order(body.pack), order(body.pack), order(other)]);
      const bills = new Set(
        answers.flatMap(({ body: { error, data } }) => (error === 0 ? data?.bill_id : [])),
      );
      expect(bills.size).toBeLessThanOrEqual(1);
      const packs = new Set(answers.flatMap(({ body: { error, data } }) => (error === 0 ? data?.pack : [])));
      expect(packs.size).toBeLessThanOrEqual(1);
      for (const { status, body: answer } of [checked, ...answers]) {
        if (status === 503) continue;
        expect([
          status,
          answer.error === errorCodes.DUPLICATE_REQUEST || KNOWN.includes(answer.error ?? -1),
        ]).toEqual([200, true]);
        codes.push(answer.error ?? -1);
      }
      const [placed] = bills;
      if (placed && dice(4) === 0) {
        const cancel = () => world.call('POST /api/lotto/bill/cancel', { bill_id: placed }, token);
        for (const { body: ended } of await Promise.all([cancel(), cancel()]))
          expect(KNOWN).toContain(ended.error);
      }
    }
    return codes;
  }

  async function change(): Promise<void> {
    const dice = diceOf(7);
    for (let turn = 0; !isOver; turn += 1) {
      const control = (['half_pay', 'blocked', 'none', 'custom_limit'] as const)[dice(4)] ?? 'none';
      const limit = control === 'custom_limit' ? { limitSatang: MOST / 2n } : {};
      await setNumberControl(services, { roundId: ROUND, type: 'tod_3', number: '312', control, ...limit });
      const rates = [9_000, 8_500] as const;
      await setRoundRate(services, {
        roundId: ROUND,
        type: 'top_2',
        rateHundredths: rates[turn % 2] ?? 9_000,
      });
      await setRoundRate(services, {
        roundId: ROUND,
        type: 'top_2',
        pack: 'discount',
        discountBp: 2_000 + dice(1_000),
      });
      await setRoundRate(services, { roundId: ROUND, type: 'tod_3', maxSatang: BigInt(3_000 + dice(5_000)) });
      const from = new Date(services.clock.now().getTime() + 3_600_000);
      await planTerms(services, { kind: 'glo', type: 'top_2', from, rateHundredths: 9_100 + turn });
    }
  }

  const changing = change();
  const played = await Promise.all(world.members.map(({ token }, at) => play(token, 11 + at)));
  isOver = true;
  await changing;

  const codes = played.flat();
  // Every turn was checked at least, and what was placed is there once.
  expect(codes.length).toBeGreaterThanOrEqual(world.members.length * TURNS);
  expect(await world.db.orm.$count(bill)).toBeLessThanOrEqual(world.members.length * TURNS);
  const sold = await world.db.orm.select().from(exposure).where(eq(exposure.type, 'tod_3'));
  for (const { number, soldSatang } of sold) {
    expect(number).toBe('123');
    expect(soldSatang <= MOST).toBe(true);
  }
  await expectCleanAudit(world);
});
