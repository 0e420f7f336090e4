import { pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { Services } from '#backend/services.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** Points of members that end within three days, together by the Bangkok day on which they end. */
const ending: Statement = {
  name: 'quests_ending_points',
  text: `
    SELECT lot.member_id AS "memberId", sum(lot.free)::int AS count, min(lot.ends_at) AS until
    FROM entitlement_lot lot
    WHERE lot.kind = '${pointWallet.kind}' AND lot.free > 0 AND lot.ends_at > $1::timestamptz
      AND lot.ends_at <= $1::timestamptz + interval '3 days'
      AND NOT EXISTS (
        SELECT 1 FROM inbox_message sent WHERE sent.member_id = lot.member_id AND sent.kind = 'points_ending'
          AND sent.about = ((lot.ends_at AT TIME ZONE 'Asia/Bangkok')::date)::text
      )
    GROUP BY lot.member_id, (lot.ends_at AT TIME ZONE 'Asia/Bangkok')::date`,
};

interface Ending {
  readonly memberId: string;
  readonly count: number;
  readonly until: Date;
}

/** Reminds members of points that end soon, once for each day of an end; answers how many. */
export async function sendEndingPoints({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const at = clock.now();
  const found = await db.query<Ending>(ending, [at]);
  await sendMessages(
    db,
    found.map(({ memberId, count, until }) => ({
      ...{ memberId, kind: 'points_ending' as const, about: bangkokDate(until), at },
      facts: { count, until },
    })),
  );
  return found.length;
}
