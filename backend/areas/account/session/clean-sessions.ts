import { DEVICE_KNOWN_MS } from '#backend/areas/account/known-devices/known-devices.ts';
import { deleteInBatches, type Removal, removal } from '#backend/core/db/delete-in-batches.ts';
import type { Services } from '#backend/services.ts';
import { securityEventKeepMs } from '#contract/constants.ts';

const DAY_MS = 86_400_000;
const KEEP_SESSIONS_MS = 90 * DAY_MS;
const KEEP_CODES_MS = 2 * DAY_MS;
const KEEP_GUARDS_MS = DAY_MS;

/** The newest two sessions of a member stay: the one in use, and the previous login that is shown. */
const isOldSession = `created_at < $1::timestamptz AND 2 <= (
  SELECT count(*) FROM (
    SELECT 1 FROM session newer WHERE newer.member_id = old.member_id
      AND (newer.created_at, newer.token_hash) > (old.created_at, old.token_hash) LIMIT 2
  ) two
)`;

/** What goes, and from which age on. */
const removals: readonly (readonly [Removal, number])[] = [
  [removal('clean_sessions', 'session', isOldSession), KEEP_SESSIONS_MS],
  [removal('clean_codes', 'reset_code', 'expires_at < $1::timestamptz'), KEEP_CODES_MS],
  [removal('clean_guards', 'login_guard', 'used_at < $1::timestamptz'), KEEP_GUARDS_MS],
  [removal('clean_places', 'known_place', 'seen_at < $1::timestamptz'), DEVICE_KNOWN_MS],
  // Begun, and never confirmed with a code.
  [
    removal('clean_second_factors', 'second_factor', 'on_since IS NULL AND created_at < $1::timestamptz'),
    DAY_MS,
  ],
  [removal('clean_security_events', 'security_event', 'at < $1::timestamptz'), securityEventKeepMs],
];

/**
 * Removes what no rule looks at any more: old sessions, spent one-time codes, login failures outside every window, devices that are
 * known no more, second factors that were only begun, and security notices that are no longer shown.
 */
export async function cleanSessions({ db, clock }: Services): Promise<void> {
  const now = clock.now().getTime();
  for (const [rows, ageMs] of removals) await deleteInBatches(db, rows, [new Date(now - ageMs)]);
}
