import { readCommission } from '#backend/areas/affiliate/follow-wagers.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { Services } from '#backend/services.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

/** What was settled before midnight has been read by then. */
const WAIT_MS = 600_000;
/** Days that are looked at, so that a site that was down for one tells of it later. */
const DAYS = 3;

/** So many members are looked at, and have their messages written, at a time. */
const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * What a Bangkok day brought members who have no message of it yet, in the order of their ids. Whoever earns has a code; of each the one
 * day is looked up, for all days would be read otherwise.
 */
const earned: Statement = {
  name: 'affiliate_earned_on_day',
  text: `
    SELECT code.member_id AS "memberId", own.satang
    FROM affiliate_code code
    CROSS JOIN LATERAL (
      SELECT sum(earned_satang - reversed_satang)::bigint AS satang FROM affiliate_day
      WHERE referrer_id = code.member_id AND day = $1::date
    ) own
    WHERE code.member_id > $3::uuid AND own.satang > 0 AND (
      SELECT at FROM inbox_message sent WHERE sent.member_id = code.member_id AND sent.kind = 'commission' AND sent.about = $2::text
    ) IS NULL
    ORDER BY code.member_id LIMIT ${BATCH}`,
};

/** A batch of those whose day is not told yet, after a member. */
export const findEarned = (db: Pick<Tx, 'query'>, day: string, after = BEFORE_ALL) =>
  db.query<{ memberId: string; satang: bigint }>(earned, [day, day, after]);

async function sendDay({ db, clock }: Pick<Services, 'db' | 'clock'>, day: string): Promise<number> {
  const at = clock.now();
  let sent = 0;
  for (let after: string | undefined; ; ) {
    const found = await findEarned(db, day, after);
    await sendMessages(
      db,
      found.map(({ memberId, satang }) => ({
        ...{ memberId, kind: 'commission' as const, about: day, at, facts: { satang } },
      })),
    );
    sent += found.length;
    const last = found.at(-1);
    if (!last || found.length < BATCH) return sent;
    after = last.memberId;
  }
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
