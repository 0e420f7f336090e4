import { type ReportedRound, readDayFile } from '#backend/areas/games/reconcile/read-day-file.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { Day } from '#contract/fields.ts';
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

/** What is not the same with the provider and in the wallet, a line each. */
export function differencesOf(
  reported: readonly Pick<ReportedRound, 'round_id' | 'stake' | 'win' | 'status'>[],
  known: readonly Known[],
): string[] {
  const byId = new Map(known.map((round) => [round.roundId, round]));
  const seen = new Set<string>();
  return [
    ...reported.flatMap(({ round_id: id, stake, win, status }) => {
      const own = byId.get(id);
      const [said, paid] = [toSatang(stake), toSatang(win)];
      if (seen.has(id)) return [`${id}: the provider says it more than once`];
      seen.add(id);
      if (status === 'cancelled')
        return own
          ? [
              `${id}: the provider says that it is called off, the wallet ${baht(own.staked)} and ${baht(own.won)}`,
            ]
          : [];
      if (!own)
        return [`${id}: the provider says ${baht(said)} and ${baht(paid)}, the wallet has no such round`];
      if (own.staked === said && own.won === paid) return [];
      return [
        `${id}: the provider says ${baht(said)} and ${baht(paid)}, the wallet ${baht(own.staked)} and ${baht(own.won)}`,
      ];
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
  const day = option(call, 'day');
  if (!Day.safeParse(day).success) throw new OperatorRefusal(`--day is no day: ${day}`);
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
