import { HOUR_MS, limit, MINUTE_MS } from '#backend/core/limits/limit.ts';

/** Payment events with a wrong signature from one address; signed ones are never counted. */
export const unsignedEventFromAddress = limit('unsignedEventFromAddress', 60, MINUTE_MS);

/** Transfers that a member may begin: each keeps one of 99 amounts from others for half an hour. */
export const transferOfMember = limit('transferOfMember', 10, HOUR_MS / 2);

/** Slips that a member may show; each costs up to some seconds of a thread. */
export const slipOfMember = limit('slipOfMember', 12, HOUR_MS / 6);

/** Slips of a member that were refused: after five in ten minutes none is looked at for a while (GLI-19 A.3.6). */
export const failedSlipOfMember = limit('failedSlipOfMember', 5, HOUR_MS / 6);
