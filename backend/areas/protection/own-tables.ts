import { protectionAct, protectionLimit } from '#backend/areas/protection/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

export const ownTables: readonly OwnTable[] = [
  {
    table: protectionLimit,
    whose: protectionLimit.memberId,
    order: [protectionLimit.kind, protectionLimit.window, protectionLimit.setBy],
  },
  {
    table: protectionAct,
    whose: protectionAct.memberId,
    order: [protectionAct.id],
    without: [protectionAct.opsId],
  },
];
