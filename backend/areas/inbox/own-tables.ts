import { inboxMessage } from '#backend/core/inbox/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

export const ownTables: readonly OwnTable[] = [
  {
    table: inboxMessage,
    whose: inboxMessage.memberId,
    order: [inboxMessage.kind, inboxMessage.about],
  },
];
