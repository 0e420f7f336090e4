import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type InboxKind, type InboxOutcome, isReminder } from '#rules/inbox/inbox.ts';

/** A message about something that happened to a member; kind and `about` together name it once. */
export interface NewMessage {
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
 * Sent again with other facts, as after a corrected result, a message is new once more. Open pages hear of all of them by one
 * event. Rows are taken in one order, so that two who write do not wait for each other.
 */
const write: Statement = {
  name: 'inbox_write',
  text: `
    WITH written AS (
      INSERT INTO inbox_message AS own (member_id, kind, about, at, reminder, outcome, satang, count, name, until)
      SELECT sent.* FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::boolean[], $6::text[], $7::bigint[],
        $8::int[], $9::text[], $10::timestamptz[]) AS sent (member_id, kind, about, at, reminder, outcome, satang, count, name, until)
      WHERE NOT sent.reminder OR NOT EXISTS (
        SELECT 1 FROM member WHERE member.id = sent.member_id AND member.barred_as IS NOT NULL
          AND coalesce(member.barred_until, 'infinity') > sent.at
      )
      ORDER BY 1, 2, 3
      ON CONFLICT (member_id, kind, about) DO UPDATE SET at = excluded.at, read_at = NULL, outcome = excluded.outcome,
        satang = excluded.satang, count = excluded.count, name = excluded.name, until = excluded.until
      WHERE (own.outcome, own.satang, own.count, own.name, own.until)
        IS DISTINCT FROM (excluded.outcome, excluded.satang, excluded.count, excluded.name, excluded.until)
      RETURNING own.member_id
    )
    INSERT INTO live_event (kind, subject, what, member_id) SELECT DISTINCT 'inbox', '', '', member_id FROM written`,
};

/**
 * Puts messages into the inboxes of their members: in the transaction of what happened, and in one statement for all. A message
 * that is there already stays as it is; reminders are not sent to members who are excluded.
 */
export async function sendMessages(tx: Pick<Tx, 'query'>, messages: readonly NewMessage[]): Promise<void> {
  const each = [
    ...new Map(messages.map((one) => [`${one.memberId} ${one.kind} ${one.about}`, one])).values(),
  ];
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
