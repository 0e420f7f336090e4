import { z } from 'zod';
import { ranks } from '#rules/cashback/rank.ts';
import { endpoint } from './endpoint.ts';
import { AgentCode, AgentId, Baht, Day, Instant, MoneyChange, Nothing } from './fields.ts';

/** Hundredths of a percent. */
const Bp = z.int().min(0).max(10_000);
const Rank = z.enum(ranks);

const RankRates = z.object({
  rank: Rank,
  /** Stake at risk of 30 days from which on a member has it. */
  staked_from: Baht,
  turnover_bp: Bp,
  loss_bp: Bp,
  cap: Baht,
  /** The rebate for a loss is at most so much of the day's stake at risk. */
  loss_most_bp: Bp,
});

const Rates = z.object({ from_day: Day, ranks: z.array(RankRates) });

const Money = {
  staked: Baht,
  start_balance: MoneyChange,
  deposits: MoneyChange,
  withdrawals: MoneyChange,
  end_balance: MoneyChange,
  bonuses: MoneyChange,
  /** What results of the day were put right by later, less what earlier ones were put right by on it. */
  corrected: MoneyChange,
  net_loss: Baht,
};

/** All that a rebate follows from: `rebate` is what the day itself brings. */
const Figures = z.object({ ...Money, rates: RankRates.omit({ staked_from: true }), rebate: Baht });
export type CashbackFigures = z.infer<typeof Figures>;

const DayRow = z.object({
  day: Day,
  ...Figures.shape,
  /** What earlier days were put right by, with the day of each. */
  adjustments: z.array(z.object({ of_day: Day, amount: MoneyChange })),
  /** What an earlier day left to take off; zero or below. */
  carried: MoneyChange,
  due: Baht,
  /** What is left to take off later days; zero or below. */
  left: MoneyChange,
  status: z.enum(['open', 'claimed', 'over', 'nothing']),
  /** Until when it can be claimed. */
  until: Instant,
  claimed_at: Instant.nullable(),
});
export type CashbackDay = z.infer<typeof DayRow>;

const Today = z.object({
  /** Today in Bangkok, by the clock of the server. */
  day: Day,
  rank: Rank,
  /** Stake at risk of 30 days. */
  staked_30: Baht,
  next_rank: z.object({ rank: Rank, staked_from: Baht }).nullable(),
  turnover: Figures,
  loss: Figures,
  yesterday: z.object({
    day: Day,
    /** False until the day was measured, some minutes after midnight. */
    is_closed: z.boolean(),
    until: Instant,
    turnover: DayRow.nullable(),
    loss: DayRow.nullable(),
  }),
});
export type CashbackToday = z.infer<typeof Today>;

const agentFields = { agent_code: AgentCode.optional(), agent_id: AgentId.optional() };
const claimRequest = z.object({ ...agentFields, day: Day });
const claimData = z.object({ day: Day, amount: Baht, claimed_at: Instant });
const historyRequest = z.object({ ...agentFields, before_day: Day.optional() });
const historyData = z.object({ rows: z.array(DayRow), before: Day.nullable() });

/** Rebates of a Bangkok day: of what was put at risk, and of what was lost. */
export const cashback = {
  rates: endpoint({
    method: 'GET',
    path: '/api/cashback/rates',
    auth: 'public',
    summary: 'Rates by rank as they are today, and those that an operator set for a later day',
    request: z.object(agentFields),
    data: z.object({ now: Rates, later: Rates.nullable() }),
    extension: true,
  }),
  today: endpoint({
    method: 'GET',
    path: '/api/cashback/today',
    auth: 'member',
    summary: 'What stands for today on both bases, and what can be claimed of yesterday',
    request: Nothing,
    data: Today,
    extension: true,
  }),
  claimTurnover: endpoint({
    method: 'POST',
    path: '/api/cashback/turnover/claim',
    changes: ['wallet', 'cashback'],
    auth: 'member',
    namesMember: true,
    summary: 'Take the rebate of yesterday for its turnover, once; asked for again it answers the same',
    request: claimRequest,
    data: claimData,
    extension: true,
  }),
  claimLoss: endpoint({
    method: 'POST',
    path: '/api/cashback/loss/claim',
    changes: ['wallet', 'cashback'],
    auth: 'member',
    namesMember: true,
    summary: 'Take the rebate of yesterday for its net loss, once; asked for again it answers the same',
    request: claimRequest,
    data: claimData,
  }),
  turnoverHistory: endpoint({
    method: 'GET',
    path: '/api/cashback/turnover/history',
    auth: 'member',
    summary: 'Rebates for turnover by day, newest first; `before_day` is the day to go on before',
    request: historyRequest,
    data: historyData,
  }),
  lossHistory: endpoint({
    method: 'GET',
    path: '/api/cashback/loss/history',
    auth: 'member',
    summary: 'Rebates for net losses by day, newest first; `before_day` is the day to go on before',
    request: historyRequest,
    data: historyData,
  }),
};
