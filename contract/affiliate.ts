import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  AgentCode,
  AgentId,
  Baht,
  Day,
  IdempotencyKey,
  Instant,
  MoneyChange,
  Nothing,
  Uuid,
} from './fields.ts';

/** A month in Bangkok, `YYYY-MM`. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

const CommissionRate = z.object({
  area: z.string(),
  /** One kind within the area, which goes before the rate of the area; null for the rest of it. */
  kind: z.string().nullable(),
  /** How members read it. */
  label: z.string(),
  /** Percent of the counted stake. */
  percent: z.number(),
});

const Rates = z.object({
  from: Instant,
  /** The first level is who invited, the second who invited the inviter. */
  levels: z.array(z.object({ level: z.int(), rates: z.array(CommissionRate) })),
});

const AffiliateConfig = z.object({
  ...Rates.shape,
  /** Rates that begin later, where some were announced. */
  next: Rates.nullable(),
  least_redeem: Baht,
  /** What an invitation brings besides commission: nothing. */
  invited_reward: Baht,
  /** How much of a Yeekee stake counts, in percent; of any other the whole. */
  yeekee_counted_percent: z.number(),
});
export type AffiliateConfig = z.infer<typeof AffiliateConfig>;

const AffiliateMonth = z.object({
  month: Month,
  /** Counted stakes of all who were invited, with what was voided or corrected taken out. */
  stake: MoneyChange,
  earned: Baht,
  /** Taken back for what was voided or corrected. */
  reversed: Baht,
  net: MoneyChange,
});
export type AffiliateMonth = z.infer<typeof AffiliateMonth>;

const AffiliateSummary = z.object({
  /** Null until the member made a link. */
  code: z.string().nullable(),
  invited: z.int(),
  /** Commission less what was paid out; below zero where what was paid out was taken back later. */
  balance: MoneyChange,
  earned: Baht,
  reversed: Baht,
  redeemed: Baht,
  least_redeem: Baht,
  /** The newest first, without months in which nothing happened. */
  months: z.array(AffiliateMonth),
});
export type AffiliateSummary = z.infer<typeof AffiliateSummary>;

export const InvitedMember = z.object({
  id: Uuid,
  /** First letter and last two digits. */
  name_masked: z.string(),
  level: z.int(),
  joined: Month,
  /** Of the month that is shown. */
  stake: MoneyChange,
  commission: MoneyChange,
});
export type InvitedMember = z.infer<typeof InvitedMember>;

const transactionKinds = ['commission', 'reversal', 'redeem'] as const;

export const AffiliateTransaction = z.object({
  id: z.string(),
  kind: z.enum(transactionKinds),
  day: Day,
  /** Of a payment; commission is summed up by day. */
  at: Instant.nullable(),
  amount: MoneyChange,
});
export type AffiliateTransaction = z.infer<typeof AffiliateTransaction>;

export const AffiliateRedemption = z.object({ id: Uuid, amount: Baht, at: Instant });
export type AffiliateRedemption = z.infer<typeof AffiliateRedemption>;

const agentFields = { agent_code: AgentCode.optional(), agent_id: AgentId.optional() };

/** Members who invite others, and their commission. */
export const affiliate = {
  configs: endpoint({
    method: 'GET',
    path: '/api/affiliate/v2/configs',
    auth: 'public',
    summary: 'Levels and rates of commission as they hold now, and what is announced',
    request: z.object(agentFields),
    data: AffiliateConfig,
  }),
  network: endpoint({
    method: 'POST',
    path: '/api/affiliate/network',
    auth: 'member',
    summary:
      'Invited members, masked, with their stake and commission of a month, newest first; `before` is the row to go on after',
    request: z.object({ ...agentFields, month: Month.optional(), before: Uuid.optional() }),
    data: z.object({ month: Month, rows: z.array(InvitedMember), before: Uuid.nullable() }),
  }),
  transactions: endpoint({
    method: 'GET',
    path: '/api/affiliate/transactions',
    auth: 'member',
    summary: 'The newest movements of the commission, by day',
    request: Nothing,
    data: z.array(AffiliateTransaction),
  }),
  transactionsOfMonth: endpoint({
    method: 'GET',
    path: '/api/affiliate/v2/transactions',
    auth: 'member',
    summary:
      'Movements of the commission in a month, this one where none is named, all or of one kind, newest first',
    request: z.object({ month: Month.optional(), kind: z.enum(transactionKinds).optional() }),
    data: z.object({ month: Month, rows: z.array(AffiliateTransaction) }),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/affiliate/summary',
    auth: 'member',
    summary: 'Code, balance, totals and months of the member who invites',
    request: Nothing,
    data: AffiliateSummary,
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/api/affiliate/redeem',
    changes: ['affiliate', 'wallet'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Pay the whole balance into the main wallet; asked for again with its key it answers the same',
    request: z.object({ idempotency_key: IdempotencyKey }),
    data: AffiliateRedemption,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/affiliate/link',
    changes: ['affiliate'],
    auth: 'member',
    namesMember: true,
    summary: 'Make the code of the member, once; asked for again it answers the same',
    request: Nothing,
    data: z.object({ code: z.string() }),
    extension: true,
  }),
};
