import { GOVERNMENT_CATEGORY_ID } from '#contract/constants.ts';
import type { BetRate } from '#contract/lotto/rates.ts';
import { lotto as contract } from '#contract/lotto.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { cancelBill, checkLines, placeBill, presentBill, refuseClosed } from '#mocks/lotto/bills.ts';
import { changeLotto, lottoChange } from '#mocks/lotto/change.ts';
import { rates as firstRates, firstRound, GLO_DESCRIPTION } from '#mocks/lotto/first-round.ts';
import { publishedDraws } from '#mocks/lotto/published-draws.ts';
import type { LottoState, MockBill } from '#mocks/lotto/state.ts';
import { LIMITS } from '#mocks/lotto/terms.ts';
import { mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betDigits, betTypes } from '#rules/lotto/bet-type.ts';
import { glo } from '#rules/lotto/kinds/glo/glo.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';

type World = CoreWorld & LottoState;
const mock = mocksOf<World>();

function roundOf(world: LottoState, roundId: string) {
  const round = world.rounds.find((one) => one.round_id === roundId);
  if (!round) throw notFound();
  return round;
}

function rates(world: LottoState): BetRate[] {
  return betTypes.map((type) => ({
    type,
    name: betName(type),
    digits: betDigits[type],
    rate: world.rates[type] ?? 0,
    chance: chanceOf(type),
  }));
}

function ownBill(world: LottoState, member: MockMember, fits: (bill: MockBill) => boolean): MockBill {
  const bill = world.bills.find((one) => one.memberId === member.memberId && fits(one));
  if (!bill) throw notFound();
  return bill;
}

const handlers = [
  mock(contract.lobby, ({ world }) => [
    {
      kind: 'glo',
      kind_name: kindNames.glo,
      description: GLO_DESCRIPTION,
      round: world.rounds[0] ?? null,
      latest: world.results[0] ?? null,
    },
  ]),
  mock(contract.rounds, ({ world, input }) =>
    world.rounds.filter((one) => !input.status || one.status === input.status).slice(0, input.limit),
  ),
  mock(contract.round, ({ world, input }) => roundOf(world, input.round_id)),
  mock(contract.rule, ({ world, input }) => {
    roundOf(world, input.round_id);
    return {
      sections: [...glo.ruleTexts.sections],
      types: glo.ruleTexts.types.map((one) => ({ ...one, name: betName(one.type) })),
    };
  }),
  mock(contract.rate, ({ world, input }) => {
    roundOf(world, input.round_id);
    return rates(world);
  }),
  mock(contract.limit, ({ world, input }) => {
    roundOf(world, input.round_id);
    return {
      types: betTypes.map((type) => ({
        type,
        min: LIMITS.min,
        max: LIMITS.max,
        max_per_number: LIMITS.maxPerNumber,
        enabled: true,
      })),
      numbers: world.controls,
      max_lines: LIMITS.maxLines,
      payout_cap: LIMITS.payoutCap,
    };
  }),
  mock(contract.rates, ({ world, input }) =>
    [
      { kind: 'glo', kind_name: kindNames.glo, category_id: GOVERNMENT_CATEGORY_ID, rates: rates(world) },
    ].filter((kind) => input.category_id === undefined || input.category_id === kind.category_id),
  ),
  mock(contract.result, ({ world, input }) => {
    const result = world.results.find((one) => one.round_id === input.round_id);
    if (!result) throw notFound();
    return result;
  }),
  mock(contract.results, ({ world, input }) =>
    world.results.filter((one) => !input.before || one.draw_date < input.before).slice(0, input.limit),
  ),
  mock(contract.validateBill, ({ world, input }) => {
    const round = roundOf(world, input.round_id);
    refuseClosed(round);
    const lines = checkLines(world, input.lines, false);
    return {
      round_id: round.round_id,
      lines,
      total_stake: input.lines.reduce((sum, line) => sum + line.amount, 0),
      acceptable: lines.every((line) => line.status !== 'refused'),
    };
  }),
  mock(contract.createBill, ({ world, member, input }) => {
    const order = { lines: input.lines, key: input.idempotency_key };
    return presentBill(world, placeBill(world, member, roundOf(world, input.round_id), order));
  }),
  mock(contract.cancelBill, ({ world, member, input }) => {
    const bill = ownBill(world, member, ({ bill_id }) => bill_id === input.bill_id);
    return presentBill(world, cancelBill(world, bill));
  }),
  mock(contract.billList, ({ world, member, input }) => {
    const own = world.bills
      .filter((bill) => bill.memberId === member.memberId && (!input.status || bill.status === input.status))
      .filter((bill) => !input.round_id || bill.round_id === input.round_id)
      .toReversed();
    const from = input.before ? own.findIndex((bill) => bill.bill_id === input.before) + 1 : 0;
    return own.slice(from, from + input.limit).map((bill) => presentBill(world, bill));
  }),
  mock(contract.billDetail, ({ world, member, input }) => {
    const fits = (bill: MockBill) =>
      bill.bill_id === input.bill_id || bill.idempotencyKey === input.idempotency_key;
    return presentBill(world, ownBill(world, member, fits));
  }),
];

export const lotto = mockArea({
  state: (): LottoState => ({
    bills: [],
    rounds: [{ ...firstRound }],
    results: publishedDraws(),
    rates: { ...firstRates },
    controls: [],
  }),
  handlers,
  change: { shape: lottoChange, apply: changeLotto },
  passTime: (world: World) => {
    const now = nowOf(world);
    for (const round of world.rounds) {
      if (round.status === 'draft' && round.opens_at <= now) round.status = 'open';
      if (round.status === 'open' && round.closes_at < now) round.status = 'closed';
    }
  },
});
