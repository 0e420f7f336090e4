import { HOUR_MS, limit } from '#backend/core/limits/limit.ts';

/** Files of a statement that a member may begin, and pieces of them, which a call says it goes on with, that are read. */
export const walletLimits = {
  exportOfMember: limit('exportOfMember', 30, HOUR_MS),
  exportPieceOfMember: limit('exportPieceOfMember', 600, HOUR_MS),
} as const;
