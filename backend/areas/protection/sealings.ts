import { member } from '#backend/areas/account/tables.ts';
import { protectionAct } from '#backend/areas/protection/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';
import { DEFAULT_REALITY_MINUTES } from '#rules/protection/reality.ts';

/** What was done about limits and exclusions; those are held against it. */
export const sealedActs: Sealing = {
  name: 'protection_act',
  table: protectionAct,
  key: [protectionAct.id],
  columns: columnsBut(protectionAct, [protectionAct.id]),
};

/** How often members asked to be told how long they play, where it is not as often as everybody is. */
export const sealedReality: Sealing = {
  name: 'reality_minutes',
  table: member,
  key: [member.id],
  columns: [member.realityMinutes],
  where: `reality_minutes <> ${DEFAULT_REALITY_MINUTES}`,
};
