import { requireGame } from '#backend/areas/games/launch/require-game.ts';
import { demoFromAddress } from '#backend/areas/games/limits.ts';
import { askForGame } from '#backend/areas/games/providers/ask-for-link.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { Refusal } from '#backend/refusal.ts';
import type { games } from '#contract/games.ts';

/**
 * Opens a game with play money, for anybody. Refuses 4502 a game that is closed, 4508 a provider that does not answer, 4510 a game
 * that has no demo. Throws 404 for an unknown game.
 */
export const createDemoLink: Verb<typeof games.demo> = async ({ ctx, input }) => {
  const { provider_id: providerId, game_id: gameId, is_mobile: isMobile } = input;
  await requireLimits(ctx.db, ctx.now(), [{ limit: demoFromAddress, subject: ctx.address }]);
  const { hasDemo } = await requireGame(ctx, input);
  if (!hasDemo) throw new Refusal('NO_DEMO', 'เกมนี้ไม่มีโหมดทดลองเล่น');
  return { link: await askForGame(ctx, { providerId, gameId, token: null, playerId: null, isMobile }) };
};
