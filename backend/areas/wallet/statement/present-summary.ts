import type { PositionRow, SummaryRow as Row } from '#backend/areas/wallet/statement/summary.ts';
import { findReturnedStakes, NONE_RETURNED } from '#backend/core/wagers/rounds-since.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Statement as Shown, StatementTotals } from '#contract/wallet/statement.ts';
import { toBaht } from '#rules/money/baht.ts';
import {
  type EntryKind,
  type EntryType,
  entryTypes,
  type StatementWallet,
  statementWallets,
} from '#rules/money/statement.ts';

type Kinds = ReadonlyMap<string, EntryKind>;

/** What a kind of transfer is; one that is no longer written down is an adjustment. */
export function entryKindOf(kinds: Kinds, kind: string): EntryKind {
  return kinds.get(kind) ?? { label: 'ปรับปรุงยอด', type: 'adjustment' };
}

function typesOf(rows: readonly Row[], kinds: Kinds): StatementTotals['types'] {
  const sumOf = (type: EntryType) => {
    const own = rows.filter(({ kind }) => kind !== null && entryKindOf(kinds, kind).type === type);
    return {
      type,
      count: own.reduce((sum, { count }) => sum + count, 0),
      in: toBaht(own.reduce((sum, { given }) => sum + given, 0n)),
      out: toBaht(own.reduce((sum, { taken }) => sum + taken, 0n)),
    };
  };
  return entryTypes.map(sumOf).filter(({ count }) => count > 0);
}

/** What playing brought since the session began, and all that was ever paid in and out, over the wallets. */
export async function presentPositions(
  { db, ports, memberId, sessionStartedAt: since }: MemberCtx,
  rows: readonly PositionRow[],
): Promise<Pick<NonNullable<Shown['summary']>, 'session' | 'lifetime'>> {
  const open = rows.reduce((sum, row) => sum + row.open, 0n);
  const back = open > 0n ? await findReturnedStakes({ db, ports }, memberId, since) : NONE_RETURNED;
  const paidIn = rows.reduce((sum, row) => sum + row.paidIn, 0n);
  const paidOut = rows.reduce((sum, row) => sum + row.paidOut, 0n);
  return {
    session: {
      since: since.toISOString(),
      net: toBaht(rows.reduce((sum, row) => sum + row.played, -back.more)),
      open: toBaht(open - back.open),
    },
    lifetime: { deposited: toBaht(paidIn), withdrawn: toBaht(paidOut), net: toBaht(paidIn - paidOut) },
  };
}

/** The sums of a period in the wallet that is asked for. */
export function presentTotals(kinds: Kinds, wallet: StatementWallet, rows: readonly Row[]): StatementTotals {
  const asked = rows.filter((row) => row.wallet === wallet);
  return {
    opening: toBaht(asked[0]?.opening ?? 0n),
    closing: toBaht(asked[0]?.closing ?? 0n),
    types: typesOf(asked, kinds),
  };
}

/** What else stands beside the first page of a statement: the wallets, and all that was ever paid in and out. */
export async function presentSummary(
  ctx: MemberCtx,
  rows: readonly Row[],
): Promise<NonNullable<Shown['summary']>> {
  const wallets = [...new Map(rows.map((row) => [row.wallet, row])).values()];
  return {
    wallets: wallets
      .map((row) => ({ wallet: row.wallet, wallet_name: row.name, balance: toBaht(row.held) }))
      .toSorted(
        (one, other) => statementWallets.indexOf(one.wallet) - statementWallets.indexOf(other.wallet),
      ),
    ...(await presentPositions(ctx, wallets)),
  };
}
