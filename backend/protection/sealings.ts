import { columnsBut, type Sealing } from '#backend/evidence/sealing.ts';
import { protectionAct } from '#backend/protection/tables.ts';

/** What was done about limits and bars; those are held against it. */
export const sealedActs: Sealing = {
  name: 'protection_act',
  table: protectionAct,
  key: [protectionAct.id],
  columns: columnsBut(protectionAct, [protectionAct.id]),
};
