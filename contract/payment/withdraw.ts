import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Baht, IdempotencyKey, Instant, Nothing, queryInt, SecondFactorCode } from '#contract/fields.ts';
import { withdrawalStatuses } from '#rules/payment/withdrawal.ts';
import { turns } from '#rules/promotion/turn.ts';
import { ShownBank } from './shown-bank.ts';

const Ref = z.string().regex(/^[A-Z0-9]{8,32}$/);

/** Where a withdrawal is paid to: the member's own registered account, of whose number a part is told. */
const PayoutAccount = ShownBank;

const Withdrawal = z.object({
  ref: z.string(),
  amount: Baht,
  status: z.enum(withdrawalStatuses),
  account: PayoutAccount,
  requested_at: Instant,
  approved_at: Instant.nullable(),
  /** When it was paid or refused. */
  ended_at: Instant.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** What went back to the house with it, by the largest withdrawal of a promotion; put back where it was refused. */
  bonus_removed: Baht,
});
export type Withdrawal = z.infer<typeof Withdrawal>;

const WithdrawInfo = z.object({
  min: Baht,
  max: Baht,
  quick_amounts: z.array(Baht),
  /** What can still be asked for today, by the day in Bangkok: baht, and how often. */
  left_today: Baht,
  count_left_today: z.int(),
  /** What is still to be played before anything is paid out, and of how much in all; both 0 when nothing is left. */
  turnover_left: Baht,
  turnover_target: Baht,
  /** Whether they are of stakes, or of a credit that a promotion asks for. */
  turnover_of: z.enum(turns),
  /** The main wallet, without what is held for a withdrawal already. */
  available: Baht,
  /** The largest withdrawal of a promotion that holds: what stays in the wallet with a withdrawal made now, and what goes. */
  bonus_limit: z.object({ title: z.string(), largest: Baht, stays: Baht, goes: Baht }).nullable(),
  /** The one that has not ended. */
  pending: Withdrawal.nullable(),
  account: PayoutAccount.extend({ account_name: z.string() }),
  /** Whether a code of the second factor is asked for too. */
  second_factor: z.boolean(),
  /** Half of the agent's newest paid withdrawals were there within so many minutes; null while too few were paid. */
  usual_minutes: z.int().nullable(),
  /** The newest withdrawals, newest first. */
  recent: z.array(Withdrawal),
});
export type WithdrawInfo = z.infer<typeof WithdrawInfo>;

/** Money out. */
export const withdrawCalls = {
  withdrawInfo: endpoint({
    method: 'GET',
    path: '/api/member/withdraw/info',
    auth: 'member',
    summary:
      'What the member can withdraw now, to which account, what is open, and the newest 20 withdrawals',
    request: Nothing,
    data: WithdrawInfo,
    extension: true,
  }),
  createWithdrawal: endpoint({
    method: 'POST',
    path: '/api/member/withdraw/create',
    changes: ['wallet'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary:
      'Ask for money to be paid to the registered account; it is held at once and cannot be taken back into play',
    request: z.object({
      amount: Baht.refine((baht) => baht > 0),
      password: z.string().max(128),
      /** Of a member who has a second factor. */
      second_factor: SecondFactorCode.optional(),
      /** What goes of a bonus, as it was shown (`bonus_limit`): another figure is refused with the new one. */
      bonus_goes: Baht.default(0),
      idempotency_key: IdempotencyKey,
    }),
    data: Withdrawal,
    extension: true,
  }),
  listWithdrawals: endpoint({
    method: 'GET',
    path: '/api/member/withdraw/list',
    auth: 'member',
    summary:
      'Withdrawals of the member, newest first; `before` is the ref to continue after, `idempotency_key` finds the one asked for with it',
    request: z.object({
      before: Ref.optional(),
      idempotency_key: IdempotencyKey.optional(),
      limit: queryInt(1, 100).default(20),
    }),
    data: z.array(Withdrawal),
    extension: true,
  }),
};
