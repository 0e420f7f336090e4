import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type InboxKind, type InboxOutcome, isReminder } from '#rules/inbox/inbox.ts';

/** Something that happened to a member; together kind and `about` name it once. */
export interface InboxNews {
  readonly memberId: string;
  readonly kind: InboxKind;
  readonly about: string;
  readonly at: Date;
  readonly facts?: {
    readonly outcome?: InboxOutcome;
    readonly satang?: bigint;
    readonly count?: number;
    /** A code of the program or letters of a code, never a sentence. */
    readonly name?: string;
    readonly until?: Date;
  };
}

/**
 * Told again with other facts, as for a result that is put right, it is new once more. Open pages hear of it once, however
 * many there are. Rows are taken in one order, so that two who write do not wait for each other.
 */
const write: Statement = {
  name: 'inbox_write',
  text: `
    WITH told AS (
      INSERT INTO inbox_message AS own (member_id, kind, about, at, reminder, outcome, satang, count, name, until)
      SELECT news.* FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::boolean[], $6::text[], $7::bigint[],
        $8::int[], $9::text[], $10::timestamptz[]) AS news (member_id, kind, about, at, reminder, outcome, satang, count, name, until)
      WHERE NOT news.reminder OR NOT EXISTS (
        SELECT 1 FROM member WHERE member.id = news.member_id AND member.barred_as IS NOT NULL
          AND coalesce(member.barred_until, 'infinity') > news.at
      )
      ORDER BY 1, 2, 3
      ON CONFLICT (member_id, kind, about) DO UPDATE SET at = excluded.at, read_at = NULL, outcome = excluded.outcome,
        satang = excluded.satang, count = excluded.count, name = excluded.name, until = excluded.until
      WHERE (own.outcome, own.satang, own.count, own.name, own.until)
        IS DISTINCT FROM (excluded.outcome, excluded.satang, excluded.count, excluded.name, excluded.until)
      RETURNING own.member_id
    )
    INSERT INTO live_event (kind, subject, what, member_id) SELECT DISTINCT 'inbox', '', '', member_id FROM told`,
};

/**
 * Puts what happened into the inboxes of its members, in the transaction of what happened and in one statement for all. What
 * is there already stays as it is; reminders of members who are kept from playing are left out.
 */
export async function tellInbox(tx: Pick<Tx, 'query'>, news: readonly InboxNews[]): Promise<void> {
  const each = [...new Map(news.map((one) => [`${one.memberId} ${one.kind} ${one.about}`, one])).values()];
  if (each.length === 0) return;
  await tx.query(write, [
    each.map(({ memberId }) => memberId),
    each.map(({ kind }) => kind),
    each.map(({ about }) => about),
    each.map(({ at }) => at),
    each.map(({ kind }) => isReminder(kind)),
    each.map(({ facts }) => facts?.outcome ?? null),
    each.map(({ facts }) => facts?.satang ?? null),
    each.map(({ facts }) => facts?.count ?? null),
    each.map(({ facts }) => facts?.name ?? null),
    each.map(({ facts }) => facts?.until ?? null),
  ]);
}
