import type { Statement } from '#backend/core/db/database.ts';
import { tellInbox } from '#backend/core/inbox/tell-inbox.ts';
import type { Services } from '#backend/services.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

/** What a Bangkok day brought a member who was not told of it yet. */
const earned: Statement = {
  name: 'affiliate_earned_on_day',
  text: `
    SELECT day.referrer_id AS "memberId", sum(day.earned_satang - day.reversed_satang)::bigint AS satang
    FROM affiliate_day day
    WHERE day.day = $1::date AND NOT EXISTS (
      SELECT 1 FROM inbox_message told WHERE told.member_id = day.referrer_id AND told.kind = 'commission' AND told.about = $2::text
    )
    GROUP BY day.referrer_id HAVING sum(day.earned_satang - day.reversed_satang) > 0`,
};

/** Tells members what yesterday brought them, one sum each; answers of how many. */
export async function tellCommission({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const at = clock.now();
  const day = addDays(bangkokDate(at), -1);
  const found = await db.query<{ memberId: string; satang: bigint }>(earned, [day, day]);
  await tellInbox(
    db,
    found.map(({ memberId, satang }) => ({
      ...{ memberId, kind: 'commission' as const, about: day, at, facts: { satang } },
    })),
  );
  return found.length;
}
