import type { Statement } from '#backend/core/db/database.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { sessionOver } from '#backend/core/session/authenticate.ts';
import { openStakes } from '#backend/core/wagers/open-stakes.ts';
import { findReturnedStakes, NONE_RETURNED } from '#backend/core/wagers/rounds-since.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Reality } from '#contract/protection.ts';
import { toBaht } from '#rules/money/baht.ts';
import { playTypes } from '#rules/money/statement.ts';
import { type RealityMinutes, realityDueAt } from '#rules/protection/reality.ts';

/**
 * What bets and prizes brought is what a statement says of the session: all wallets of the member, by the kinds of movement, and what
 * waits for a result counted with it.
 */
const read: Statement = {
  name: 'protection_reality',
  text: `
    SELECT session.created_at AS "createdAt", session.reminded_at AS "remindedAt", member.reality_minutes AS "realityMinutes",
      coalesce((
        SELECT sum(entry.satang) FROM ledger_account account JOIN ledger_entry entry ON entry.account_id = account.id
        WHERE account.member_id = member.id AND account.unit = '${BAHT}' AND entry.day >= (session.created_at AT TIME ZONE 'Asia/Bangkok')::date
          AND entry.at >= session.created_at AND entry.kind = ANY($2::text[])
      ), 0)::bigint + stakes.more AS net, stakes.open
    FROM session JOIN member ON member.id = session.member_id
    CROSS JOIN LATERAL (${openStakes('member.id', 'session.created_at')}) stakes
    WHERE session.token_hash = $1::text`,
};

interface Row {
  readonly createdAt: Date;
  readonly remindedAt: Date | null;
  readonly realityMinutes: RealityMinutes;
  readonly net: bigint;
  readonly open: bigint;
}

/** How long the session of a call lasts, what it brought in baht, and when its member is told so next. */
export async function readReality({
  db,
  ports,
  memberId,
  tokenHash,
  entryKinds,
}: MemberCtx): Promise<Reality> {
  const played = [...entryKinds].flatMap(([name, { type }]) => (playTypes.includes(type) ? [name] : []));
  const [row] = await db.query<Row>(read, [tokenHash, played]);
  if (!row) throw sessionOver();
  const back =
    row.open > 0n ? await findReturnedStakes({ db, ports }, memberId, row.createdAt) : NONE_RETURNED;
  return {
    minutes: row.realityMinutes,
    started_at: row.createdAt.toISOString(),
    due_at: realityDueAt(row).toISOString(),
    net: toBaht(row.net - back.more),
    open: toBaht(row.open - back.open),
  };
}
