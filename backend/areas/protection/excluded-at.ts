import type { ExcludedAt } from '#backend/core/policies/member-facts.ts';

/** By what the member asked for and when, so that it is the same whenever it is asked. */
export const excludedAt: ExcludedAt = (memberId, at) => `EXISTS (
    SELECT 1 FROM protection_act act WHERE act.member_id = ${memberId} AND act.what = 'barred' AND act.at <= ${at}
      AND coalesce(act.until, 'infinity') > ${at}
  )`;
