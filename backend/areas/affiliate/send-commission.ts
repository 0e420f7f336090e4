import type { Statement } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { Services } from '#backend/services.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

/** What a Bangkok day brought a member who has no message of it yet. */
const earned: Statement = {
  name: 'affiliate_earned_on_day',
  text: `
    SELECT day.referrer_id AS "memberId", sum(day.earned_satang - day.reversed_satang)::bigint AS satang
    FROM affiliate_day day
    WHERE day.day = $1::date AND NOT EXISTS (
      SELECT 1 FROM inbox_message sent WHERE sent.member_id = day.referrer_id AND sent.kind = 'commission' AND sent.about = $2::text
    )
    GROUP BY day.referrer_id HAVING sum(day.earned_satang - day.reversed_satang) > 0`,
};

/** Sends members what yesterday brought them, one sum each; answers to how many. */
export async function sendCommission({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const at = clock.now();
  const day = addDays(bangkokDate(at), -1);
  const found = await db.query<{ memberId: string; satang: bigint }>(earned, [day, day]);
  await sendMessages(
    db,
    found.map(({ memberId, satang }) => ({
      ...{ memberId, kind: 'commission' as const, about: day, at, facts: { satang } },
    })),
  );
  return found.length;
}
