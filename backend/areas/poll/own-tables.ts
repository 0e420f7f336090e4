import { pollAnswer, pollWinner } from '#backend/areas/poll/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

export const ownTables: readonly OwnTable[] = [
  {
    table: pollAnswer,
    whose: pollAnswer.memberId,
    order: [pollAnswer.pollId, pollAnswer.ticket],
    // Made by the browser for one press alone.
    without: [pollAnswer.idempotencyKey],
  },
  { table: pollWinner, whose: pollWinner.memberId, order: [pollWinner.pollId, pollWinner.place] },
];
