import { eq } from 'drizzle-orm';
import { wrongFrameToken } from '#backend/areas/house/limits.ts';
import { isDemoOver } from '#backend/areas/house/sessions/demo.ts';
import { houseSession } from '#backend/areas/house/tables.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';

export type HouseSession = typeof houseSession.$inferSelect;

/** The opened game behind the token of a player page. Refuses 4501; guesses are limited by address. */
export async function findSession(
  ctx: Pick<Ctx, 'db' | 'now' | 'address'>,
  token: string,
): Promise<HouseSession> {
  const [session] = await ctx.db.orm
    .select()
    .from(houseSession)
    .where(eq(houseSession.tokenHash, hashToken(token)));
  if (session && isDemoOver(session, ctx.now())) throw gameOver();
  if (session) return session;
  await requireLimits(ctx.db, ctx.now(), [{ limit: wrongFrameToken, subject: ctx.address }]);
  throw gameOver();
}

/** 4501: what a page can do is to open the game once more. */
export function gameOver(): Refusal {
  return new Refusal('GAME_SESSION_OVER', 'ปิดเกมนี้ไปแล้ว กรุณาเปิดเกมใหม่อีกครั้ง');
}

/** Throws 4501 for a game with money whose wallet has said that its session is over. */
export function requireWallet({ demoSatang, walletToken }: HouseSession): void {
  if (demoSatang === null && walletToken === null) throw gameOver();
}

/** Notes that the wallet takes no more stakes for a game. */
export async function endSession(ctx: Pick<Ctx, 'db'>, { id }: HouseSession): Promise<void> {
  await ctx.db.orm.update(houseSession).set({ walletToken: null }).where(eq(houseSession.id, id));
}
