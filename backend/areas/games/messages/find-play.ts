import type { Database, Statement } from '#backend/core/db/database.ts';
import { hashToken, isOver, isToken, keepAlive } from '#backend/core/session/authenticate.ts';
import type { Ctx } from '#backend/ctx.ts';
import { HttpRefusal, Refusal } from '#backend/refusal.ts';

/** An opened game with all that decides whether a stake is taken for it. */
export interface Play {
  readonly sessionId: string;
  readonly memberId: string;
  readonly agentId: number;
  readonly gameId: string;
  readonly wallet: string;
  readonly playerId: string;
  readonly balance: bigint;
  readonly minSatang: bigint;
  readonly maxSatang: bigint;
  readonly category: string;
  /** Null where its provider does not say. */
  readonly rtpBp: number | null;
  /** The provider, the game and the player are open. */
  readonly isOpen: boolean;
  readonly loginHash: string;
  /** Null when the login is gone or the game was closed. */
  readonly createdAt: Date | null;
  readonly lastSeenAt: Date | null;
}

const find: Statement = {
  name: 'games_find_play',
  text: `
    SELECT own.id AS "sessionId", own.member_id AS "memberId", own.agent_id AS "agentId", own.game_id AS "gameId", own.wallet,
      own.login_hash AS "loginHash", player.player_id AS "playerId", account.balance, game.min_satang AS "minSatang",
      game.max_satang AS "maxSatang", game.category, game.rtp_bp AS "rtpBp",
      (provider.status = 'open' AND game.status = 'open' AND NOT player.is_closed) AS "isOpen",
      session.created_at AS "createdAt", session.last_seen_at AS "lastSeenAt"
    FROM game_session own
    JOIN game_player player ON player.provider_id = own.provider_id AND player.member_id = own.member_id
    JOIN game_provider provider ON provider.id = own.provider_id
    JOIN game ON game.provider_id = own.provider_id AND game.game_id = own.game_id
    JOIN ledger_account account ON account.member_id = own.member_id AND account.kind = own.wallet
    LEFT JOIN (session JOIN member ON member.id = session.member_id AND member.status = 'active')
      ON session.token_hash = own.login_hash AND session.revoked_at IS NULL AND own.closed_at IS NULL
    WHERE own.token_hash = $1::text AND own.provider_id = $2::text`,
};

/** The opened game behind a token, whether or not it is still open; undefined for none of this provider. */
export async function findPlay(
  { db }: { readonly db: Pick<Database, 'query'> },
  providerId: string,
  token: string,
): Promise<Play | undefined> {
  if (!isToken(token)) return undefined;
  const [play] = await db.query<Play>(find, [hashToken(token), providerId]);
  return play;
}

/** The game is closed, or the login that opened it is over. */
export function gameOver(): Refusal {
  return new Refusal('GAME_SESSION_OVER', 'ปิดเกมนี้ไปแล้ว กรุณาเปิดเกมใหม่อีกครั้ง');
}

/** Operators closed the game, its provider, or the provider for the member. */
export function gameClosed(): Refusal {
  return new Refusal('GAME_CLOSED', 'เกมนี้ปิดให้บริการชั่วคราว');
}

/** The same as `findPlay` for one that is open now. Throws 4501. */
export async function requirePlay(
  ctx: Pick<Ctx, 'db' | 'now'>,
  providerId: string,
  token: string,
): Promise<Play> {
  const play = await findPlay(ctx, providerId, token);
  if (!play || !isAlive(play, ctx.now())) throw gameOver();
  return play;
}

/** The login that opened it goes on, and the game was not closed. */
export function isAlive({ createdAt, lastSeenAt }: Play, now: Date): boolean {
  return createdAt !== null && lastSeenAt !== null && !isOver({ createdAt, lastSeenAt }, now);
}

/** Notes that a stake is a use of the login. Throws 4501 when the login is over. */
export async function keepPlaying(ctx: Pick<Ctx, 'db' | 'now'>, play: Play): Promise<void> {
  const { createdAt, lastSeenAt, loginHash } = play;
  if (!createdAt || !lastSeenAt) throw gameOver();
  try {
    await keepAlive(ctx, loginHash, { createdAt, lastSeenAt }, true);
  } catch (error) {
    throw error instanceof HttpRefusal ? gameOver() : error;
  }
}
