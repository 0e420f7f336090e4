import { limit, MINUTE_MS } from '#backend/limits/limit.ts';

/** Payment events with a wrong signature from one address; signed ones are never counted. */
export const unsignedEventFromAddress = limit('unsignedEventFromAddress', 60, MINUTE_MS);
