import type { EntryRow } from '#backend/areas/wallet/statement/find-entries.ts';
import { entryKindOf } from '#backend/areas/wallet/statement/present-summary.ts';
import type { StatementRow } from '#contract/wallet/statement.ts';
import { toBaht } from '#rules/money/baht.ts';
import type { EntryKind } from '#rules/money/statement.ts';

/** A movement on the wire, amounts in baht. */
export function presentEntry(kinds: ReadonlyMap<string, EntryKind>, row: EntryRow): StatementRow {
  const { label, type, about } = entryKindOf(kinds, row.kind);
  return {
    id: `${row.day.replaceAll('-', '')}-${row.seq}`,
    at: row.at.toISOString(),
    type,
    label,
    wallet_type_id: row.walletTypeId ?? 0,
    amount: toBaht(row.satang),
    balance_after: toBaht(row.balance),
    reference: row.reference,
    about: about ?? null,
  };
}
