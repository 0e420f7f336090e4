import { call } from '#lib/api/call.ts';
import { isUnknown, SessionExpired } from '#lib/api/errors.ts';

/**
 * After an act that ends the session: true when its answer was lost and the session is over, so that the login page is on its
 * way, which says what holds now.
 */
export async function isEndedAfter(error: unknown): Promise<boolean> {
  if (!isUnknown(error)) return false;
  try {
    await call('GET /api/get_user_info', {});
    return false;
  } catch (found) {
    return found instanceof SessionExpired;
  }
}
