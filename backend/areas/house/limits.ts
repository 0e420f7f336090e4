import { limit, MINUTE_MS } from '#backend/core/limits/limit.ts';

/** Rounds of one opened game: nobody sees more than that. */
export const roundOfSession = limit('roundOfSession', 60, MINUTE_MS);
/** Above that limit a round is still answered again under its key, so often at the most. */
export const roundAgainOfSession = limit('roundAgainOfSession', 60, MINUTE_MS);
/** Questions of player pages with a wrong token, from one address. */
export const wrongFrameToken = limit('wrongFrameToken', 60, MINUTE_MS);
/** Questions of the site with a wrong signature, from one address. */
export const unsignedQuestionFromAddress = limit('unsignedQuestionFromAddress', 60, MINUTE_MS);
