import { logAccount } from '#backend/areas/account/account-log.ts';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { requirePassword } from '#backend/areas/account/password/require-password.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { MINUTE_MS } from '#backend/core/limits/limit.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import type { account } from '#contract/account.ts';

const OPEN_MS = 15 * MINUTE_MS;

const open: Statement = {
  name: 'own_data_open',
  text: 'UPDATE session SET data_until = $2::timestamptz WHERE token_hash = $1::text',
};

/**
 * Lets this session, and no other, read the file of the member's own data for a quarter of an hour. Refuses 4008, 4011
 * and 4012; throws 429 when a member asks too often.
 */
export const openOwnData: Verb<typeof account.openOwnData> = async ({ ctx, input }) => {
  const { own } = await requirePassword(ctx, input.password, { secondFactor: input.second_factor });
  const now = ctx.now();
  await requireLimits(ctx.db, now, [{ limit: accountLimits.dataOfMember, subject: ctx.memberId }]);
  const until = new Date(now.getTime() + OPEN_MS);
  await ctx.db.query(open, [ctx.tokenHash, until]);
  logAccount(ctx, 'data_opened', own.username);
  return { until: until.toISOString() };
};
