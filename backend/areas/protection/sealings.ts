import { protectionAct } from '#backend/areas/protection/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';

/** What was done about limits and exclusions; those are held against it. */
export const sealedActs: Sealing = {
  name: 'protection_act',
  table: protectionAct,
  key: [protectionAct.id],
  columns: columnsBut(protectionAct, [protectionAct.id]),
};
