import { walletLimits } from '#backend/areas/wallet/limits.ts';
import { findEntries } from '#backend/areas/wallet/statement/find-entries.ts';
import { filterOf } from '#backend/areas/wallet/statement/period.ts';
import { presentEntry } from '#backend/areas/wallet/statement/present-entry.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import type { StatementRow } from '#contract/wallet/statement.ts';
import type { wallet } from '#contract/wallet.ts';
import { BYTE_ORDER_MARK } from '#rules/text/byte-order-mark.ts';
import { csvLine } from '#rules/text/csv.ts';
import { bangkokDate, bangkokTime } from '#rules/time/bangkok-time.ts';

/** Rows of one answer. */
const ROWS = 2_000;
const heading = csvLine([
  'เลขที่รายการ',
  'วันที่',
  'เวลา',
  'รายการ',
  'จำนวนเงิน (บาท)',
  'คงเหลือ (บาท)',
  'เลขอ้างอิง',
]);

function lineOf({ id, at, label, amount, balance_after, reference }: StatementRow): string {
  return csvLine([
    id,
    bangkokDate(at),
    bangkokTime(at),
    label,
    amount.toFixed(2),
    balance_after.toFixed(2),
    reference,
  ]);
}

/** Movements as CSV, newest first, a piece of the file at a time. Throws 429 when a member begins too many files, or reads too many pieces. */
export const exportStatement: Verb<typeof wallet.statementExport> = async ({ ctx, input }) => {
  const filter = filterOf(ctx, input, ROWS + 1);
  const limit = filter.before ? walletLimits.exportPieceOfMember : walletLimits.exportOfMember;
  await requireLimits(ctx.db, ctx.now(), [{ limit, subject: ctx.memberId }]);
  const { entries } = await findEntries(ctx.db, filter);
  const rows = entries.slice(0, ROWS).map((row) => presentEntry(ctx.entryKinds, row));
  return {
    file_name: `statement-${input.wallet}-${filter.from}-${filter.to}.csv`,
    csv: `${filter.before ? '' : BYTE_ORDER_MARK + heading}${rows.map(lineOf).join('')}`,
    next: entries.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
};
