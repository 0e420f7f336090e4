import type { Statement } from '#backend/core/db/database.ts';
import type { IsInvited } from '#backend/core/policies/member-facts.ts';

const read: Statement = {
  name: 'affiliate_is_invited',
  text: 'SELECT EXISTS (SELECT 1 FROM affiliate_referral WHERE member_id = $1::uuid) AS invited',
};

/** By the invitation that was written with the registration. */
export const isInvited: IsInvited = async (db, memberId) => {
  const [row] = await db.query<{ invited: boolean }>(read, [memberId]);
  return row?.invited ?? false;
};
