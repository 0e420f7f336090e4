import { playGoal } from '#backend/core/turnover/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

export const ownTables: readonly OwnTable[] = [
  { table: playGoal, whose: playGoal.memberId, order: [playGoal.at, playGoal.id] },
];
