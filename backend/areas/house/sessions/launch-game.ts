import { checkSite } from '#backend/areas/house/sessions/check-site.ts';
import { DEMO_SATANG } from '#backend/areas/house/sessions/demo.ts';
import { houseSession } from '#backend/areas/house/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { badField } from '#backend/refusal.ts';
import type { house } from '#contract/house.ts';
import { findOwnGame, framePathOf } from '#rules/games/house-games.ts';

/** Opens a game for a player of the site, or for nobody with play money: the path of its frame. Throws 403 and 422. */
export const launchGame: Verb<typeof house.launch> = async ({ ctx, input }) => {
  await checkSite(ctx);
  const game = findOwnGame(input.game_id);
  if (!game) throw badField('game_id', 'no such game');
  if ((input.token === null) !== (input.player_id === null))
    throw badField('player_id', 'goes with the token');
  const token = ctx.random.token(32);
  const id = ctx.random.uuid();
  await ctx.db.orm.insert(houseSession).values({
    ...{
      id,
      tokenHash: hashToken(token),
      gameId: game.id,
      walletToken: input.token,
      playerId: input.player_id,
    },
    ...{
      owner: input.player_id ?? id,
      demoSatang: input.token === null ? DEMO_SATANG : null,
      openedAt: ctx.now(),
    },
  });
  return { link: framePathOf(game.id, { token }) };
};
