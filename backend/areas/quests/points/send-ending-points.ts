import { pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { sendInBatches } from '#backend/core/inbox/send-in-batches.ts';
import type { Services } from '#backend/services.ts';
import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

const REMINDED_DAYS = 3;

/**
 * Points of members that end soon, together by the Bangkok day of their end. A day is told once, and again where points came since
 * then: a message has one row for a day, which then says all of them.
 */
const ending: Statement = {
  name: 'quests_ending_points',
  text: `
    SELECT own.member_id AS "memberId", own.count, own.until
    FROM (
      SELECT member_id, (ends_at AT TIME ZONE 'Asia/Bangkok')::date AS day, sum(free)::int AS count, min(ends_at) AS until,
        max(granted_at) AS newest
      FROM entitlement_lot
      WHERE kind = '${pointWallet.kind}' AND free > 0 AND taken_at IS NULL AND ends_at > $1::timestamptz AND ends_at < $2::timestamptz
      GROUP BY 1, 2
    ) own
    LEFT JOIN inbox_message sent ON sent.member_id = own.member_id AND sent.kind = 'points_ending' AND sent.about = own.day::text
    WHERE sent.about IS NULL OR own.count > sent.count OR own.newest > sent.at`,
};

interface Ending {
  readonly memberId: string;
  readonly count: number;
  readonly until: Date;
}

/** Reminds members of points that end today or on the next three days, whatever the hour; answers how many days were told. */
export async function sendEndingPoints({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const at = clock.now();
  const after = instantOf(addDays(bangkokDate(at), REMINDED_DAYS + 1), '00:00');
  const found = await db.query<Ending>(ending, [at, after]);
  await sendInBatches(
    db,
    found.map(({ memberId, count, until }) => ({
      ...{ memberId, kind: 'points_ending' as const, about: bangkokDate(until), at },
      facts: { count, until },
    })),
  );
  return found.length;
}
