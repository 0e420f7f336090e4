/**
 * An INSERT of what a member's statement shows of postings, in the statement that writes them. `source` has account_id, seq,
 * at (never before that of the posting before: `stated_at` of the account), kind, satang (below zero when it was taken), balance, reference text and outside (of the kind of transfer).
 */
export function entryWrites(source: string): string {
  return `
    INSERT INTO ledger_entry (account_id, day, seq, at, kind, satang, balance, reference, outside)
    SELECT account_id, (at AT TIME ZONE 'Asia/Bangkok')::date, seq, at, kind, satang, balance, reference, outside FROM ${source}`;
}
