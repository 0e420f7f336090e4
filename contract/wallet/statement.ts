import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Baht, Day, Instant, MoneyChange, queryInt } from '#contract/fields.ts';
import { entryAbouts, entryTypes, isPeriod, statementWallets } from '#rules/money/statement.ts';
import { isDay } from '#rules/time/bangkok-time.ts';
import { SessionNet } from './session-net.ts';

/** A movement of one wallet: its day and its place in the wallet. */
const EntryId = z
  .string()
  .regex(/^\d{8}-\d{1,18}$/)
  .refine((id) => isDay(`${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}`));

const StatementRow = z.object({
  id: EntryId,
  at: Instant,
  type: z.enum(entryTypes),
  /** What it was, ready to show. */
  label: z.string(),
  wallet_type_id: z.int(),
  /** Below zero when it was taken. */
  amount: MoneyChange,
  /** Of this wallet; below zero for what is owed. */
  balance_after: MoneyChange,
  /** Number of what it was for. */
  reference: z.string(),
  /** What the reference names, where a member can look at it. */
  about: z.enum(entryAbouts).nullable(),
});
export type StatementRow = z.infer<typeof StatementRow>;

const StatementTotals = z.object({
  opening: MoneyChange,
  closing: MoneyChange,
  /** Only types that there were, whatever type the rows are of. */
  types: z.array(z.object({ type: z.enum(entryTypes), count: z.int(), in: Baht, out: Baht })),
});
export type StatementTotals = z.infer<typeof StatementTotals>;

const StatementWallet = z.object({
  wallet: z.enum(statementWallets),
  wallet_name: z.string(),
  balance: MoneyChange,
});

const Statement = z.object({
  from: Day,
  to: Day,
  rows: z.array(StatementRow),
  /** The row to go on before; null on the last page. */
  next: z.string().nullable(),
  /** Of the period, whatever type the rows are of; beside the first page, null on those after it. */
  totals: StatementTotals.nullable(),
  /** What else stands beside the first page; null on those after it. */
  summary: z
    .object({
      wallets: z.array(StatementWallet),
      session: SessionNet,
      /** All that was ever paid in and out. */
      lifetime: z.object({ deposited: Baht, withdrawn: Baht, net: MoneyChange }),
    })
    .nullable(),
});
export type Statement = z.infer<typeof Statement>;

const Period = z.object({
  from: Day.optional(),
  to: Day.optional(),
  type: z.enum(entryTypes).optional(),
  wallet: z.enum(statementWallets).default('main'),
  before: EntryId.optional(),
});

/** A period of which either end may be left open. */
export function isAskedPeriod({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): boolean {
  return from === undefined || to === undefined || isPeriod(from, to);
}

export const statementCalls = {
  statement: endpoint({
    method: 'GET',
    path: '/api/member/statement',
    auth: 'member',
    summary:
      'Movements of one wallet of the member, newest first, with the totals of the period; days in Bangkok, `before` is the row to continue before',
    request: Period.extend({ limit: queryInt(1, 500).default(50) }).refine(isAskedPeriod),
    data: Statement,
    extension: true,
  }),
  statementExport: endpoint({
    method: 'GET',
    path: '/api/member/statement/export',
    auth: 'member',
    summary:
      'The same movements as lines of CSV, 2,000 at a time, its heading first; a beginning is limited for each member (429)',
    request: Period.refine(isAskedPeriod),
    data: z.object({ file_name: z.string(), csv: z.string(), next: z.string().nullable() }),
    extension: true,
  }),
};
