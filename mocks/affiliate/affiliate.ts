import { z } from 'zod';
import {
  type AffiliateConfig,
  AffiliateTransaction,
  affiliate as contract,
  InvitedMember,
} from '#contract/affiliate.ts';
import { tooLittleCommission } from '#contract/affiliate-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf } from '#mocks/mock.ts';
import { LEAST_REDEEM_SATANG } from '#rules/affiliate/commission.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { bangkokDate, bangkokMonth } from '#rules/time/bangkok-time.ts';

interface AffiliateState {
  affiliateCode: string | null;
  /** Baht of commission that are left; below zero where something was taken back. */
  commission: number;
  invited: InvitedMember[];
  affiliateRows: AffiliateTransaction[];
  affiliateKeys: Record<string, { id: string; amount: number; at: string }>;
}

type World = CoreWorld & AffiliateState;
const mock = mocksOf<World>();
const MONTH_LENGTH = 7;
const NEWEST = 50;

const config: AffiliateConfig = {
  from: '2019-12-31T17:00:00.000Z',
  levels: [
    {
      level: 1,
      rates: [
        { area: 'games', kind: null, label: 'เกม', percent: 0.2 },
        { area: 'lotto', kind: null, label: 'หวย', percent: 0.2 },
      ],
    },
  ],
  next: null,
  least_redeem: toBaht(LEAST_REDEEM_SATANG),
  invited_reward: 0,
  yeekee_counted_percent: 20,
};

const satangOf = (baht: number) => (baht < 0 ? -toSatang(-baht) : toSatang(baht));
const today = (world: World) => bangkokDate(nowOf(world));
const monthNow = (world: World) => bangkokMonth(nowOf(world));

/** What rows of one kind add up to, in baht without a sign. */
function sumOf(rows: readonly AffiliateTransaction[], kind: AffiliateTransaction['kind']): number {
  const own = rows.filter((row) => row.kind === kind);
  return toBaht(own.reduce((sum, { amount }) => sum + satangOf(Math.abs(amount)), 0n));
}

function monthsOf({ affiliateRows, invited }: World) {
  const stake = toBaht(invited.reduce((sum, one) => sum + satangOf(one.stake), 0n));
  const groups = Map.groupBy(affiliateRows, ({ day }) => day.slice(0, MONTH_LENGTH));
  return [...groups].flatMap(([month, rows]) => {
    const [earned, reversed] = [sumOf(rows, 'commission'), sumOf(rows, 'reversal')];
    const net = toBaht(satangOf(earned) - satangOf(reversed));
    return earned > 0 || reversed > 0 ? [{ month, stake, earned, reversed, net }] : [];
  });
}

const handlers = [
  mock(contract.configs, () => config),
  mock(contract.summary, ({ world }) => ({
    code: world.affiliateCode,
    invited: world.invited.length,
    balance: world.commission,
    earned: sumOf(world.affiliateRows, 'commission'),
    reversed: sumOf(world.affiliateRows, 'reversal'),
    redeemed: sumOf(world.affiliateRows, 'redeem'),
    least_redeem: config.least_redeem,
    months: monthsOf(world),
  })),
  mock(contract.network, ({ world, input: { month = monthNow(world), before } }) => {
    const place = world.invited.findIndex(({ id }) => id === before);
    if (before !== undefined && place < 0) return { month, rows: [], before: null };
    const rows = world.invited.slice(place + 1, place + 1 + NEWEST);
    const isLast = world.invited.length <= place + 1 + NEWEST;
    return { month, rows, before: isLast ? null : (rows.at(-1)?.id ?? null) };
  }),
  mock(contract.transactions, ({ world }) => world.affiliateRows.slice(0, NEWEST)),
  mock(contract.transactionsOfMonth, ({ world, input }) => {
    const month = input.month ?? monthNow(world);
    const rows = world.affiliateRows.filter(
      ({ day, kind }) => day.startsWith(month) && kind === (input.kind ?? kind),
    );
    return { month, rows };
  }),
  mock(contract.link, ({ world }) => {
    world.affiliateCode ??= 'FRND2345';
    return { code: world.affiliateCode };
  }),
  mock(contract.redeem, ({ world, input, member }) => {
    const first = world.affiliateKeys[input.idempotency_key];
    if (first) return first;
    const balance = satangOf(world.commission);
    if (balance < LEAST_REDEEM_SATANG)
      throw new MockRefusal(errorCodes.TOO_LITTLE_COMMISSION, tooLittleCommission(balance), {
        ...{ balance: toBaht(balance), least: toBaht(LEAST_REDEEM_SATANG) },
      });
    const id = `00000000-0000-4000-8000-${String(world.affiliateRows.length + 1).padStart(12, '0')}`;
    const [amount, at] = [world.commission, nowOf(world)];
    world.commission = 0;
    member.balance = toBaht(toSatang(member.balance) + balance);
    world.affiliateRows.unshift({ id, kind: 'redeem', day: today(world), at, amount: -amount });
    world.affiliateKeys[input.idempotency_key] = { id, amount, at };
    return { id, amount, at };
  }),
];

export const affiliate = mockArea({
  state: (): AffiliateState => ({
    ...{ affiliateCode: null, commission: 0, invited: [], affiliateRows: [], affiliateKeys: {} },
  }),
  handlers,
  change: {
    shape: {
      affiliateCode: z.string().optional(),
      commission: z.number().optional(),
      invited: z.array(InvitedMember).optional(),
      affiliateRows: z.array(AffiliateTransaction).optional(),
    },
    apply: (world: World, { affiliateCode, commission, invited, affiliateRows }) => {
      if (affiliateCode !== undefined) world.affiliateCode = affiliateCode;
      if (commission !== undefined) world.commission = commission;
      if (invited) world.invited = invited;
      if (affiliateRows) world.affiliateRows = affiliateRows;
    },
  },
});
