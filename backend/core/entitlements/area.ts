import { area } from '#backend/area.ts';
import { checkFingerprints } from '#backend/core/entitlements/check-fingerprints.ts';
import { expireLots } from '#backend/core/entitlements/expire-lots.ts';
import { ownTables } from '#backend/core/entitlements/own-tables.ts';
import { entitlementAct } from '#backend/core/entitlements/tables.ts';

/** What is granted and used once or a few times: spins, free rounds, coupons, tickets, rewards. */
export const entitlements = area({
  name: 'entitlements',
  jobs: [{ name: 'expire-entitlements', cron: '*/5 * * * *', run: expireLots }],
  audit: {
    scripts: ['backend/core/entitlements/audit.sql'],
    checks: [{ name: 'entitlement_lot', find: checkFingerprints }],
  },
  // Points and spins that another tab or device shows too.
  events: [
    {
      audience: 'member',
      table: entitlementAct,
      member: entitlementAct.memberId,
      words: { kind: 'entitlement', on: ['insert'] },
    },
  ],
  ownTables,
  entitlements: [{ kind: null, verb: 'expire', scope: 'entitlement.expire' }],
});
