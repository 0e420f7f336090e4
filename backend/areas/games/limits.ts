import { HOUR_MS, limit, MINUTE_MS } from '#backend/core/limits/limit.ts';

/** Messages of providers with a wrong signature from one address; signed ones are never counted. */
export const unsignedMessageFromAddress = limit('unsignedMessageFromAddress', 60, MINUTE_MS);

/** Games that a member opens, with money or for nothing. */
export const launchOfMember = limit('launchOfMember', 30, MINUTE_MS);
export const demoFromAddress = limit('demoFromAddress', 60, MINUTE_MS);

/** Files of rounds that a member may begin, and pieces of them that are read. */
export const roundsFileOfMember = limit('roundsFileOfMember', 30, HOUR_MS);
export const roundsPieceOfMember = limit('roundsPieceOfMember', 600, HOUR_MS);
