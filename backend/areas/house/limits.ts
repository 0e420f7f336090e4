import { limit, MINUTE_MS } from '#backend/core/limits/limit.ts';

/** Rounds of one opened game: nobody sees more than that. */
export const roundOfSession = limit('roundOfSession', 60, MINUTE_MS);
/** Above that limit a round is still answered again under its key, so often at the most. */
export const roundAgainOfSession = limit('roundAgainOfSession', 60, MINUTE_MS);
/** Questions of player pages with a wrong token, from one address. */
export const wrongFrameToken = limit('wrongFrameToken', 60, MINUTE_MS);
/** Questions of the site with a wrong signature, from one address. */
export const unsignedQuestionFromAddress = limit('unsignedQuestionFromAddress', 60, MINUTE_MS);
/** Seeds that are shown for another one, of one opened game. */
export const seedOfSession = limit('seedOfSession', 30, MINUTE_MS);
/** Rounds with play money from one address, of all its demos: nobody pays for them. */
export const demoRoundFromAddress = limit('demoRoundFromAddress', 300, MINUTE_MS);
