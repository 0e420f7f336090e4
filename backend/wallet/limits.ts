import { HOUR_MS, limit } from '#backend/limits/limit.ts';

/** Files of a statement that a member may begin. */
export const walletLimits = { exportOfMember: limit('exportOfMember', 30, HOUR_MS) } as const;
