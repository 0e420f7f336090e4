import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import { DAY_MS } from '#backend/core/limits/limit.ts';

/** How long a browser that showed the second factor logs in with the password alone. */
const KNOWN_MS = 30 * DAY_MS;

const find: Statement = {
  name: 'second_factor_known_device',
  text: `
    SELECT 1 FROM session
    WHERE member_id = $1::uuid AND device_key = $2::text AND second_factor_at > $3::timestamptz LIMIT 1`,
};
const forget: Statement = {
  name: 'second_factor_forget_devices',
  text: `
    UPDATE session SET second_factor_at = NULL
    WHERE member_id = $1::uuid AND second_factor_at IS NOT NULL
      AND device_key IS DISTINCT FROM (SELECT kept.device_key FROM session kept WHERE kept.token_hash = $2::text)`,
};

/** True for a browser in which the member showed the second factor lately, and that was not logged out from elsewhere since. */
export async function knowsDevice(
  db: Pick<Database, 'query'>,
  memberId: string,
  deviceKey: string | undefined,
  now: Date,
): Promise<boolean> {
  if (deviceKey === undefined) return false;
  return (await db.query(find, [memberId, deviceKey, new Date(now.getTime() - KNOWN_MS)])).length > 0;
}

/** From now on every browser is asked for the second factor, but for that of the session that is kept. */
export async function forgetDevices(
  db: Pick<Tx, 'query'>,
  memberId: string,
  { butOf = '' }: { readonly butOf?: string } = {},
): Promise<void> {
  await db.query(forget, [memberId, butOf]);
}
