import type { Sealing } from '#backend/core/evidence/sealing.ts';
import { siteOutage } from '#backend/core/heartbeat/tables.ts';

/** When the site was away: what gives the stakes of a round back. */
export const sealedOutages: Sealing = {
  name: 'site_outage',
  table: siteOutage,
  key: [siteOutage.fromAt],
  columns: [siteOutage.toAt],
};

/** An outage as the log calls it. */
export const outageKey = (fromAt: Date): string => `${fromAt.getTime() * 1000}`;
