import type { Statement, Tx } from '#backend/core/db/database.ts';
import { Refusal } from '#backend/refusal.ts';
import type { GameRound } from '#contract/games/rounds.ts';

export interface LockedRound {
  readonly id: string;
  readonly memberId: string;
  readonly agentId: number;
  readonly gameId: string;
  readonly status: GameRound['status'];
  readonly stakedSatang: bigint;
  readonly wonSatang: bigint;
}

const wallet: Statement = {
  name: 'games_lock_player',
  text: `
    SELECT account.id FROM game_player player
    JOIN ledger_account account ON account.member_id = player.member_id AND account.kind = 'main'
    WHERE player.provider_id = $1::text AND player.player_id = $2::uuid FOR UPDATE OF account`,
};

const round: Statement = {
  name: 'games_lock_round',
  text: `
    SELECT round.id, round.member_id AS "memberId", account.agent_id AS "agentId", round.game_id AS "gameId", round.status, round.staked_satang AS "stakedSatang",
      round.won_satang AS "wonSatang"
    FROM game_round round
    JOIN game_player player ON player.provider_id = round.provider_id AND player.member_id = round.member_id
    JOIN ledger_account account ON account.member_id = round.member_id AND account.kind = 'main'
    WHERE round.provider_id = $1::text AND round.round_id = $2::text AND player.player_id = $3::uuid FOR UPDATE OF round`,
};

/** Holds the wallet of a player of the provider until the commit. */
export async function lockWallet(tx: Tx, providerId: string, playerId: string): Promise<void> {
  await tx.query(wallet, [providerId, playerId]);
}

/** A round of a player of the provider, held with the wallet until the commit; undefined when there is none. Locks: the wallet, then the round. */
export async function lockRound(
  tx: Tx,
  { providerId, roundId, playerId }: Readonly<Record<'providerId' | 'roundId' | 'playerId', string>>,
): Promise<LockedRound | undefined> {
  await lockWallet(tx, providerId, playerId);
  const [row] = await tx.query<LockedRound>(round, [providerId, roundId, playerId]);
  return row;
}

/** What is told belongs to no stake that the wallet knows. */
export function unknownBet(): Refusal {
  return new Refusal('UNKNOWN_BET', 'ไม่พบเดิมพันของรอบนี้');
}

export function roundFinished(): Refusal {
  return new Refusal('ROUND_FINISHED', 'รอบนี้จบไปแล้ว');
}
