import type { Statement } from '#backend/db/database.ts';
import type { Services } from '#backend/services.ts';
import { securityEventKeepMs } from '#contract/constants.ts';

const DAY_MS = 86_400_000;
const KEEP_SESSIONS_MS = 90 * DAY_MS;
const KEEP_CODES_MS = 2 * DAY_MS;
const KEEP_GUARDS_MS = DAY_MS;

/** The newest two sessions of a member stay: the one in use, and the previous login that is shown. */
const sessions: Statement = {
  name: 'clean_sessions',
  text: `
    DELETE FROM session old WHERE created_at < $1::timestamptz AND 2 <= (
      SELECT count(*) FROM session newer WHERE newer.member_id = old.member_id
        AND (newer.created_at, newer.token_hash) > (old.created_at, old.token_hash)
    )`,
};

const codes: Statement = {
  name: 'clean_codes',
  text: 'DELETE FROM reset_code WHERE expires_at < $1::timestamptz OR expires_at IS NULL',
};
const guards: Statement = {
  name: 'clean_guards',
  text: 'DELETE FROM login_guard WHERE used_at < $1::timestamptz',
};
const events: Statement = {
  name: 'clean_security_events',
  text: 'DELETE FROM security_event WHERE at < $1::timestamptz',
};
/** Begun, and never confirmed with a code. */
const factors: Statement = {
  name: 'clean_second_factors',
  text: 'DELETE FROM second_factor WHERE on_since IS NULL AND created_at < $1::timestamptz',
};
/**
 * Removes what no rule looks at any more: old sessions, spent one-time codes, login failures outside every window,
 * second factors that were only begun, and security notices that are no longer shown.
 */
export async function cleanSessions({ db, clock }: Services): Promise<void> {
  const before = (ageMs: number) => new Date(clock.now().getTime() - ageMs);
  await db.transact(async (tx) => {
    await tx.query(sessions, [before(KEEP_SESSIONS_MS)]);
    await tx.query(codes, [before(KEEP_CODES_MS)]);
    await tx.query(guards, [before(KEEP_GUARDS_MS)]);
    await tx.query(factors, [before(DAY_MS)]);
    await tx.query(events, [before(securityEventKeepMs)]);
  });
}
