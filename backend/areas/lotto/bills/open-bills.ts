import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { TOTALS_OVER } from '#contract/lotto/bills.ts';
import type { lotto } from '#contract/lotto.ts';
import { toBaht } from '#rules/money/baht.ts';

interface Newest {
  readonly id: string;
  readonly kind: string;
  readonly kindName: string;
  readonly lineCount: number;
  readonly chargedSatang: bigint;
}
type Row = { readonly count: bigint; readonly open: bigint; readonly nextResultAt: Date | null } & (
  | Newest
  | { readonly id: null }
);

/** Open bills stand in an index of their own, so it costs the same however many a member ever had. */
const openAndNewest: Statement = {
  name: 'lotto_open_bills',
  text: `
    SELECT open.*, newest.*
    FROM (
      SELECT count(*) AS count, coalesce(sum(own.charged_satang), 0)::bigint AS open, min(round.result_at) AS "nextResultAt"
      FROM (
        SELECT round_id, charged_satang FROM bill
        WHERE member_id = $1::uuid AND status = 'pending' ORDER BY id DESC LIMIT ${TOTALS_OVER}
      ) own JOIN round ON round.id = own.round_id
    ) open
    LEFT JOIN LATERAL (
      SELECT bill.id, round.kind, lotto_kind.name AS "kindName", bill.line_count AS "lineCount",
        bill.charged_satang AS "chargedSatang"
      FROM bill JOIN round ON round.id = bill.round_id JOIN lotto_kind ON lotto_kind.kind = round.kind
      WHERE bill.member_id = $1::uuid ORDER BY bill.id DESC LIMIT 1
    ) newest ON true`,
};

/** What of the member's bills waits for a result, and the newest bill, in one statement. */
export const openBills: Verb<typeof lotto.openBills> = async ({ ctx }) => {
  const [row] = await ctx.db.query<Row>(openAndNewest, [ctx.memberId]);
  if (!row) throw new Error('Counts come even where no bill does');
  return {
    count: Number(row.count),
    charged: toBaht(row.open),
    next_result_at: row.nextResultAt?.toISOString() ?? null,
    newest:
      row.id === null
        ? null
        : {
            bill_id: row.id,
            kind: row.kind,
            kind_name: row.kindName,
            line_count: row.lineCount,
            total_stake: toBaht(row.chargedSatang),
          },
  };
};
