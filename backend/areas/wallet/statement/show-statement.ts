import { findEntries } from '#backend/areas/wallet/statement/find-entries.ts';
import { filterOf } from '#backend/areas/wallet/statement/period.ts';
import { presentEntry } from '#backend/areas/wallet/statement/present-entry.ts';
import { presentSummary, presentTotals } from '#backend/areas/wallet/statement/present-summary.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { wallet } from '#contract/wallet.ts';

/** A page of movements of one wallet, newest first; beside the first page the sums of the period. Refuses nothing: what is not there is empty. */
export const showStatement: Verb<typeof wallet.statement> = async ({ ctx, input }) => {
  const filter = filterOf(ctx, input, input.limit + 1);
  const { entries, sums } = await findEntries(ctx.db, filter);
  const totals = filter.before ? null : presentTotals(ctx.entryKinds, filter.wallet, sums);
  const summary = filter.before ? null : await presentSummary(ctx, sums);
  const rows = entries.slice(0, input.limit).map((row) => presentEntry(ctx.entryKinds, row));
  const next = entries.length > rows.length ? (rows.at(-1)?.id ?? null) : null;
  return { from: filter.from, to: filter.to, rows, next, totals, summary };
};
