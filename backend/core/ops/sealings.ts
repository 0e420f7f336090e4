import { SEAL, TAKE_OVER } from '#backend/core/evidence/seal-rows.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';

/** What became of acts that have ended; what they were is in the chain from the beginning. */
export const sealedOutcomes: Sealing = {
  name: 'ops_log',
  table: opsLog,
  key: [opsLog.id],
  columns: [opsLog.facts],
  where: `command NOT IN ('${SEAL}', '${TAKE_OVER}') AND facts ->> 'outcome' IS DISTINCT FROM 'begun'`,
};
