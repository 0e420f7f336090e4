import { checkProvider } from '#backend/areas/games/messages/check-provider.ts';
import { presentDone } from '#backend/areas/games/messages/present-done.ts';
import { takeBet } from '#backend/areas/games/messages/take-bet.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { games } from '#contract/games.ts';

/** Takes a stake for an opened game (`takeBet`). */
export const receiveBet: Verb<typeof games.walletBet> = async ({ ctx, input }) => {
  const providerId = await checkProvider(ctx);
  return presentDone(input.transaction_id, await takeBet(ctx, providerId, input));
};
