import { presentPacks } from '#contract/lotto/present-packs.ts';
import { presentTypeClose } from '#contract/lotto/present-type-close.ts';
import type { BetRate } from '#contract/lotto/rates.ts';
import { type DrawResult, resultsLimit, type TicketWin } from '#contract/lotto/results.ts';
import type { Round } from '#contract/lotto/rounds.ts';
import { lotto as contract } from '#contract/lotto.ts';
import { nowOf, WORLD_START } from '#mocks/clock.ts';
import type { MockMember } from '#mocks/core.ts';
import { billsOf, pageOf, totalsOf } from '#mocks/lotto/bill-pages.ts';
import {
  cancelBill,
  checkLines,
  placeBill,
  presentBill,
  presentDetail,
  refuseClosed,
  sumOf,
} from '#mocks/lotto/bills.ts';
import { changeLotto, lottoChange } from '#mocks/lotto/change.ts';
import { rates as firstRates, firstRound, openRounds } from '#mocks/lotto/first-round.ts';
import { nextOf } from '#mocks/lotto/next-round.ts';
import { shownPaid } from '#mocks/lotto/paid.ts';
import { publishedDraws } from '#mocks/lotto/published-draws.ts';
import type { LottoState, MockBill } from '#mocks/lotto/state.ts';
import { closingOf, LIMITS, pricesOf, ratesOf } from '#mocks/lotto/terms.ts';
import { allDraws } from '#mocks/lotto/yeekee/own-draws.ts';
import { ownRounds } from '#mocks/lotto/yeekee/own-rounds.ts';
import type { YeekeeWorld } from '#mocks/lotto/yeekee/room.ts';
import type { YeekeeState } from '#mocks/lotto/yeekee/shots.ts';
import { changeYeekee, endOwnRound, yeekeeChange, yeekeeHandlers } from '#mocks/lotto/yeekee/yeekee.ts';
import { mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { betDigits } from '#rules/lotto/bet-type.ts';
import { checkTicket, prizeTotal, ticketNumber } from '#rules/lotto/kinds/glo/check-ticket.ts';
import { kindFacts } from '#rules/lotto/kinds/kind-facts.ts';
import { kindName } from '#rules/lotto/kinds/kind-names.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import { halfRate, rateFromWire, rateOnWire } from '#rules/lotto/payout.ts';
import { normaliseNumber } from '#rules/lotto/typed-number.ts';

type World = YeekeeWorld;
const mock = mocksOf<World>();
const firstRounds = [firstRound, ...openRounds(new Date(WORLD_START)), ...ownRounds()];

/** Open rounds first, nearest close first, then the others, newest first. */
function inOrder(rounds: readonly Round[]): Round[] {
  return rounds.toSorted((one, other) => {
    const isOpen = Number(other.status === 'open') - Number(one.status === 'open');
    const byClose = one.closes_at.localeCompare(other.closes_at);
    return isOpen || (one.status === 'open' ? byClose : -byClose);
  });
}

function roundOf(world: LottoState, roundId: string) {
  const round = world.rounds.find((one) => one.round_id === roundId);
  if (!round) throw notFound();
  return round;
}

function betRates(world: LottoState, kind: string): BetRate[] {
  return ratesOf(world, kind).map(([type, rate]) => ({
    type,
    name: betName(type),
    digits: betDigits[type],
    rate,
    chance: chanceOf(type),
    packs: presentPacks(pricesOf(type, rate)),
  }));
}

/** What a ticket won in a draw; none where it won nothing. */
function winOf(number: string, { round_id, draw_date, tiers }: DrawResult): TicketWin[] {
  const won = checkTicket(number, tiers).map(({ id, name, prize, times }) => ({ id, name, prize, times }));
  const total = prizeTotal(won);
  return won.length === 0 ? [] : [{ round_id, draw_date, tiers: won, total }];
}

function ownBill(world: LottoState, member: MockMember, fits: (bill: MockBill) => boolean): MockBill {
  const bill = world.bills.find((one) => one.memberId === member.memberId && fits(one));
  if (!bill) throw notFound();
  return bill;
}

const handlers = [
  mock(contract.lobby, async ({ world }) => {
    const draws = await allDraws(world);
    const rounds = inOrder(world.rounds);
    return Object.entries(kindFacts).map(([kind, { category, about }]) => ({
      kind,
      kind_name: kindName(kind),
      description: about,
      category_id: category,
      round: rounds.find((one) => one.kind === kind) ?? null,
      latest: draws.find((one) => one.kind === kind) ?? null,
    }));
  }),
  mock(contract.rounds, ({ world, input }) =>
    inOrder(world.rounds)
      .filter((one) => !input.kind || one.kind === input.kind)
      .filter((one) => !input.status || one.status === input.status)
      .slice(0, input.limit),
  ),
  mock(contract.round, ({ world, input }) => {
    const round = roundOf(world, input.round_id);
    if (round.status === 'draft' || round.status === 'open') return round;
    const next = nextOf(world, round);
    return next ? { ...round, next } : round;
  }),
  mock(contract.rule, ({ world, input }) => {
    const { sections, types } = kindOf(roundOf(world, input.round_id).kind).ruleTexts;
    return {
      sections: [...sections],
      types: types.map((one) => ({ ...one, name: betName(one.type) })),
    };
  }),
  mock(contract.rate, ({ world, input }) => {
    return betRates(world, roundOf(world, input.round_id).kind);
  }),
  mock(contract.limit, ({ world, input }) => {
    const round = roundOf(world, input.round_id);
    const now = new Date(nowOf(world));
    return {
      types: ratesOf(world, round.kind).map(([type]) => ({
        type,
        min: LIMITS.min,
        max: LIMITS.max,
        max_per_number: LIMITS.maxPerNumber,
        ...presentTypeClose(closingOf(round), { type, enabled: true }, now),
      })),
      numbers: world.controls,
      max_lines: LIMITS.maxLines,
      payout_cap: LIMITS.payoutCap,
    };
  }),
  mock(contract.numberLimit, ({ world, input }) => {
    const round = roundOf(world, input.round_id);
    const isOpen = round.status === 'open';
    const now = new Date(nowOf(world));
    return ratesOf(world, round.kind).flatMap(([type, rate]) => {
      const number = normaliseNumber(type, input.number);
      if (number === null) return [];
      const control = world.controls.find((one) => betKey(one) === betKey({ type, number }))?.control ?? null;
      const { enabled } = presentTypeClose(closingOf(round), { type, enabled: isOpen }, now);
      const isTaken = enabled && control !== 'blocked';
      const pays = control === 'half_pay' ? rateOnWire(halfRate(rateFromWire(rate))) : rate;
      const { max, maxPerNumber } = LIMITS;
      const left = { rate: isTaken ? pays : null, max, remaining: isTaken ? maxPerNumber : 0 };
      return [{ type, name: betName(type), number, control, ...left }];
    });
  }),
  // The terms of a world are told to it, not changed in it.
  mock(contract.termsChanges, ({ world, input }) => {
    roundOf(world, input.round_id);
    return [];
  }),
  mock(contract.rateChanges, ({ input }) => {
    if (!Object.hasOwn(kindFacts, input.kind)) throw notFound();
    return [];
  }),
  mock(contract.rates, ({ world, input }) =>
    Object.entries(kindFacts)
      .filter(([, { category }]) => input.category_id === undefined || input.category_id === category)
      .map(([kind, { category }]) => ({
        kind,
        kind_name: kindName(kind),
        category_id: category,
        rates: betRates(world, kind),
      })),
  ),
  mock(contract.result, async ({ world, input }) => {
    const result = (await allDraws(world)).find((one) => one.round_id === input.round_id);
    if (!result) throw notFound();
    const { version, published_at, source, tiers } = result;
    return { ...result, history: [{ version, published_at, source, tiers }] };
  }),
  mock(contract.results, async ({ world, input }) => {
    const own = (await allDraws(world))
      .filter((one) => !input.kind || one.kind === input.kind)
      .filter((one) => !input.before || one.draw_date < input.before)
      .filter((one) => !input.day || one.draw_date === input.day);
    const from = input.after ? own.findIndex((one) => one.round_id === input.after) + 1 : 0;
    return own.slice(from, from + resultsLimit(input));
  }),
  mock(contract.checkTickets, ({ world, input }) => {
    const draws = world.results.filter(({ kind }) => kind === firstRound.kind);
    return {
      draws: draws.length,
      from: draws.at(-1)?.draw_date ?? null,
      to: draws[0]?.draw_date ?? null,
      numbers: input.numbers.map((typed) => {
        const number = ticketNumber(typed) ?? typed;
        return { number, wins: draws.flatMap((draw) => winOf(number, draw)) };
      }),
    };
  }),
  mock(contract.validateBill, ({ world, input }) => {
    const round = roundOf(world, input.round_id);
    refuseClosed(round);
    const lines = checkLines(world, round, input, false);
    const accepted = lines.filter((line) => line.status !== 'refused');
    return {
      round_id: round.round_id,
      lines,
      pack: input.pack,
      total_face: sumOf(accepted, (line) => line.amount),
      total_stake: sumOf(accepted, (line) => line.charged),
      acceptable: lines.every((line) => line.status !== 'refused'),
    };
  }),
  mock(contract.createBill, ({ world, member, input }) => {
    const order = { pack: input.pack, lines: input.lines, key: input.idempotency_key };
    return presentBill(world, placeBill(world, member, roundOf(world, input.round_id), order));
  }),
  mock(contract.cancelBill, ({ world, member, input }) => {
    const bill = ownBill(world, member, ({ bill_id }) => bill_id === input.bill_id);
    return presentBill(world, cancelBill(world, bill));
  }),
  mock(contract.billList, ({ world, member, input }) => {
    const own = billsOf(world, member, input);
    return pageOf(own, input).map((bill) => presentBill(world, bill));
  }),
  mock(contract.billPage, ({ world, member, input }) => {
    const own = billsOf(world, member, input);
    const page = pageOf(own, { ...input, limit: input.limit + 1 });
    const bills = page.slice(0, input.limit);
    return {
      bills: bills.map((bill) => presentBill(world, bill)),
      totals: totalsOf(own),
      next: page.length > bills.length ? (bills.at(-1)?.bill_id ?? null) : null,
    };
  }),
  mock(contract.openBills, ({ world, member }) => {
    const own = billsOf(world, member, {});
    const open = own.filter(({ status }) => status === 'pending');
    const [newest] = own;
    return {
      count: open.length,
      charged: sumOf(open, (bill) => bill.total_stake),
      next_result_at: open.map(({ round_id }) => roundOf(world, round_id).result_at).sort()[0] ?? null,
      newest: newest ? presentBill(world, newest) : null,
    };
  }),
  mock(contract.paid, ({ world }) => shownPaid(world)),
  mock(contract.billDetail, ({ world, member, input }) => {
    const fits = (bill: MockBill) =>
      bill.bill_id === input.bill_id || bill.idempotencyKey === input.idempotency_key;
    return presentDetail(world, ownBill(world, member, fits));
  }),
  ...yeekeeHandlers,
];

export const lotto = mockArea({
  state: (): LottoState & YeekeeState => ({
    bills: [],
    rounds: firstRounds.map((round) => ({ ...round })),
    results: publishedDraws(),
    rates: { ...firstRates },
    controls: [],
    yeekeeShots: {},
    yeekeeFairness: 'sealed',
  }),
  handlers,
  change: {
    shape: { ...lottoChange, ...yeekeeChange },
    apply: (world: World, wanted) => {
      changeLotto(world, wanted);
      changeYeekee(world, wanted);
    },
  },
  passTime: (world: World) => {
    const now = nowOf(world);
    for (const round of world.rounds) {
      if (round.status === 'draft' && round.opens_at <= now) round.status = 'open';
      if (round.status === 'open' && round.closes_at < now) round.status = 'closed';
      if (round.status === 'closed' && round.round_no !== undefined && round.result_at <= now)
        endOwnRound(world, round);
    }
  },
});
