import { type ReportedRound, readDayFile } from '#backend/areas/games/reconcile/read-day-file.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, begunDayOption, type OpsAnswer, type OpsCall } from '#backend/core/ops/ops-call.ts';
import { HOUSE } from '#rules/games/house.ts';
import { toSatang } from '#rules/money/baht.ts';

/** A round that begins at midnight may be of one day for the provider and of the other for the wallet. */
const ofDay: Statement = {
  name: 'games_rounds_of_day',
  text: `
    SELECT round_id AS "roundId", staked_satang AS staked, won_satang AS won,
      abs(extract(epoch FROM begun_at - date_trunc('day', begun_at + interval '12 hours', 'Asia/Bangkok'))) < 300 AS "isNearMidnight",
      (begun_at AT TIME ZONE 'Asia/Bangkok')::date = $2::date AS "isOfDay"
    FROM game_round WHERE provider_id = $1::text AND status = 'finished'
      AND begun_at > ($2::date::timestamp AT TIME ZONE 'Asia/Bangkok') - interval '5 minutes'
      AND begun_at < ($2::date::timestamp AT TIME ZONE 'Asia/Bangkok') + interval '1 day 5 minutes'`,
};

interface Known {
  readonly roundId: string;
  readonly staked: bigint;
  readonly won: bigint;
  readonly isNearMidnight: boolean;
  readonly isOfDay: boolean;
}

type Reported = Pick<ReportedRound, 'round_id' | 'stake' | 'win' | 'status'>;

/** What a provider says of one round, where the wallet says something else. */
function differenceOf({ round_id: id, stake, win, status }: Reported, own: Known | undefined): string[] {
  const [said, paid] = [toSatang(stake), toSatang(win)];
  const isCancelled = status === 'cancelled';
  if (own ? !isCancelled && own.staked === said && own.won === paid : isCancelled) return [];
  const told = isCancelled ? 'that it is cancelled' : `${baht(said)} and ${baht(paid)}`;
  const known = own ? `the wallet ${baht(own.staked)} and ${baht(own.won)}` : 'the wallet has no such round';
  return [`${id}: the provider says ${told}, ${known}`];
}

/** What is not the same with the provider and in the wallet, a line each. */
export function differencesOf(reported: readonly Reported[], known: readonly Known[]): string[] {
  const byId = new Map(known.map((round) => [round.roundId, round]));
  const seen = new Set<string>();
  return [
    ...reported.flatMap((round) => {
      const { round_id: id } = round;
      if (seen.has(id)) return [`${id}: the provider says it more than once`];
      seen.add(id);
      return differenceOf(round, byId.get(id));
    }),
    ...known
      .filter(({ roundId, isNearMidnight, isOfDay }) => isOfDay && !isNearMidnight && !seen.has(roundId))
      .map(
        ({ roundId, staked, won }) =>
          `${roundId}: the wallet has ${baht(staked)} and ${baht(won)}, the provider says nothing`,
      ),
  ];
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { provider: providerId = HOUSE } = call.options;
  const day = begunDayOption(call, 'day');
  const reported = await readDayFile(call.services, providerId, day);
  const known = await call.services.db.query<Known>(ofDay, [providerId, day]);
  const differences = differencesOf(reported, known);
  const end = `${providerId} ${day}: ${reported.length} rounds, ${differences.length} differences`;
  return { code: differences.length === 0 ? 0 : 1, lines: [...differences, end] };
}

/** Compares the rounds that a provider says it played on a day with those of the wallet; stake and win of each. */
export const compareDay: OpsCommand = {
  name: 'games compare-day',
  summary:
    'Compare what a provider says of a day in Bangkok with the wallet, round by round; 1 when they differ',
  changes: false,
  options: { provider: may('PROVIDER'), day: needs('YYYY-MM-DD') },
  run,
};
