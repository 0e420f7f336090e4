import { readCommission } from '#backend/areas/affiliate/follow-wagers.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { Services } from '#backend/services.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

/** What was settled before midnight has been read by then. */
const WAIT_MS = 600_000;
/** Days that are looked at, so that a site that was down for one tells of it later. */
const DAYS = 3;

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

async function sendDay({ db, clock }: Pick<Services, 'db' | 'clock'>, day: string): Promise<number> {
  const at = clock.now();
  const found = await db.query<{ memberId: string; satang: bigint }>(earned, [day, day]);
  await sendMessages(
    db,
    found.map(({ memberId, satang }) => ({
      ...{ memberId, kind: 'commission' as const, about: day, at, facts: { satang } },
    })),
  );
  return found.length;
}

/**
 * Sends members what each of the last days brought them, one sum a day; answers how many. A day is told of once, so what waits for the
 * reader is read before.
 */
export async function sendCommission(services: Pick<Services, 'db' | 'clock' | 'ports'>): Promise<number> {
  await readCommission(services);
  const today = bangkokDate(new Date(services.clock.now().getTime() - WAIT_MS));
  let sent = 0;
  for (let back = DAYS; back > 0; back -= 1) sent += await sendDay(services, addDays(today, -back));
  return sent;
}
