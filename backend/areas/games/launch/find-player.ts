import { and, eq } from 'drizzle-orm';
import { gamePlayer } from '#backend/areas/games/tables.ts';
import type { MemberCtx } from '#backend/ctx.ts';

/** What a provider calls the member; made the first time that it is asked for. */
export async function findPlayer(
  { db, memberId, random }: Pick<MemberCtx, 'db' | 'memberId' | 'random'>,
  providerId: string,
): Promise<typeof gamePlayer.$inferSelect> {
  await db.orm
    .insert(gamePlayer)
    .values({ providerId, memberId, playerId: random.uuid() })
    .onConflictDoNothing();
  const own = and(eq(gamePlayer.providerId, providerId), eq(gamePlayer.memberId, memberId));
  const [player] = await db.orm.select().from(gamePlayer).where(own);
  if (!player) throw new Error('A player that was just made is not there');
  return player;
}
