import type { Statement } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

/** So long after its end an order can still be asked about; a parcel that nobody said to have arrived ends after as long again. */
const ADDRESS_DAYS = 90;

const drop: Statement = {
  name: 'shop_delete_addresses',
  text: `
    DELETE FROM shop_address USING shop_order own WHERE own.id = shop_address.order_id
      AND coalesce(own.ended_at, own.sent_at + interval '${ADDRESS_DAYS} days') <= $1::timestamptz - interval '${ADDRESS_DAYS} days'`,
};

/** Deletes addresses of orders that ended 90 days ago. */
export async function deleteAddresses({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.query(drop, [clock.now()]);
}
