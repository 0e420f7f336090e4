import type { Statement } from '#backend/core/db/database.ts';
import { sendInBatches } from '#backend/core/inbox/send-in-batches.ts';
import type { Services } from '#backend/services.ts';

/** Codes for one member that end within two days, were not used, and of which no message was sent yet. */
const ending: Statement = {
  name: 'coupon_ending',
  text: `
    SELECT coupon.member_id AS "memberId", batch.id AS about, coupon.tail, batch.ends_at AS until
    FROM coupon_batch batch JOIN coupon ON coupon.batch_id = batch.id
    WHERE batch.kind = 'personal' AND batch.voided_at IS NULL AND coupon.used < coupon.uses
      AND batch.starts_at <= $1::timestamptz AND batch.made_at <= $1::timestamptz - interval '1 day'
      AND batch.ends_at > $1::timestamptz AND batch.ends_at <= $1::timestamptz + interval '2 days'
      AND NOT EXISTS (
        SELECT 1 FROM inbox_message sent WHERE sent.member_id = coupon.member_id AND sent.kind = 'coupon_ending' AND sent.about = batch.id
      )`,
};

interface Ending {
  readonly memberId: string;
  readonly about: string;
  readonly tail: string;
  readonly until: Date;
}

/** Reminds members of a code of their own that ends soon, once; answers how many. */
export async function sendEndingCoupons({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const at = clock.now();
  const found = await db.query<Ending>(ending, [at]);
  await sendInBatches(
    db,
    found.map(({ memberId, about, tail: name, until }) => ({
      ...{ memberId, kind: 'coupon_ending' as const, about, at },
      facts: { name, until },
    })),
  );
  return found.length;
}
