import type { ReportedRound } from '#backend/areas/games/reconcile/read-day-file.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Reach } from '#backend/core/reconcile/ledger-rows.ts';
import { ProviderKey } from '#contract/games/wallet-messages.ts';
import { toSatang } from '#rules/money/baht.ts';
import { type Row, timeOf } from '#rules/reconcile/compare.ts';

const rounds: Statement = {
  name: 'games_reconcile_rounds',
  text: `
    SELECT round.round_id AS key, player.player_id::text AS account, status, staked_satang AS stake, won_satang AS win, begun_at AS at
    FROM game_round round
    LEFT JOIN game_player player ON player.provider_id = round.provider_id AND player.member_id = round.member_id
    WHERE round.provider_id = $1::text
      AND ((begun_at >= $2::timestamptz AND begun_at < $3::timestamptz) OR round.round_id = ANY ($4::text[]))
    ORDER BY round.round_id`,
};

interface Round {
  readonly key: string;
  readonly account: string | null;
  readonly status: 'open' | 'finished' | 'cancelled';
  readonly stake: bigint;
  readonly win: bigint;
  readonly at: Date;
}

const statusOf = { open: 'open', finished: 'done', cancelled: 'void' } as const;

/** Rounds of a provider as the wallet has them, of a time and those of these names; what the wallet never takes for a name is none. */
export async function readRounds(
  tx: Pick<Tx, 'query'>,
  providerId: string,
  { from, before }: Reach,
  names: readonly string[],
): Promise<Row[]> {
  const found = await tx.query<Round>(rounds, [
    providerId,
    from,
    before,
    names.filter((name) => ProviderKey.safeParse(name).success),
  ]);
  return found.map(({ key, account, status, stake, win, at }) => ({
    ...{
      ...timeOf(at),
      key,
      sums: { stake, win },
      unit: 'THB',
      account,
      status: statusOf[status],
      said: status,
    },
  }));
}

/** A round as the provider's file of a day has it. */
export function rowOfReported(reported: ReportedRound, day: string): Row {
  const {
    round_id: key,
    stake,
    win,
    at,
    player_id: account = null,
    currency = 'THB',
    status = 'done',
  } = reported;
  return {
    ...{ key, day, at: at === undefined ? null : new Date(at), unit: currency, account, said: status },
    sums: { stake: toSatang(stake), win: toSatang(win) },
    status: status === 'done' ? 'done' : 'void',
  };
}
