import 'server-only';
import { AGENT_ID } from '#contract/constants.ts';
import type { DrawResult, Round } from '#lib/api/lotto/queries.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { backendNowMs } from '#lib/loaders/server-clock.ts';
import { nextStageAt, type RoundStage, roundStage, type StagedRound } from '#lib/lotto/rounds/round-stage.ts';
import { answerOnce } from '#lib/render-context.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { shootingTimes } from '#rules/lotto/yeekee/schedule.ts';

/** More rounds than any kind has in a day. */
const MOST_A_DAY = 100;

export interface DayRound {
  readonly roundId: string;
  readonly number: number;
  readonly closesAt: string;
  readonly stage: RoundStage;
  /** What was drawn, once it is: three tops and two bottoms. */
  readonly drawn: readonly [string, string] | null;
}

/** What the stage of a round is told from. */
function stagedRound({ status, closes_at, shooting_closes_at }: Round): StagedRound {
  if (shooting_closes_at === undefined) return { status, closesAt: closes_at };
  const opensAt = shootingTimes(new Date(closes_at)).opensAt.toISOString();
  return { status, closesAt: closes_at, shooting: { opensAt, closesAt: shooting_closes_at } };
}

function drawnOf(draw: DrawResult | undefined): DayRound['drawn'] {
  if (!draw) return null;
  const { top3, bottom2 } = figuresOfKind(draw.kind, draw.tiers);
  return [top3.join(' '), bottom2.join(' ')];
}

/**
 * The rounds of the present day of a kind that has many, in order, each as it stands now, and when the first of them
 * changes by the clock. Null of a kind without rounds, or with one a day.
 */
export async function loadRoundDay(kind: string) {
  const [rounds, draws] = await Promise.all([
    readPublic('GET /api/lotto/rounds', { kind, limit: 2 * MOST_A_DAY }),
    readPublic('GET /api/lotto/results', { kind, limit: MOST_A_DAY, agent_id: AGENT_ID }),
  ]);
  const [first] = rounds;
  if (first?.round_no === undefined) {
    answerOnce();
    return null;
  }
  // A backend elsewhere tells its time with its answers.
  const nowMs = await backendNowMs();
  const drawnBy = new Map(draws.map((draw) => [draw.round_id, draw]));
  const today = rounds
    .filter(({ draw_date }) => draw_date === first.draw_date)
    .sort((one, other) => one.closes_at.localeCompare(other.closes_at));
  const changes = today.flatMap((round) => nextStageAt(stagedRound(round), nowMs) ?? []);
  return {
    kind,
    name: first.kind_name,
    drawDate: first.draw_date,
    rounds: today.map(
      (round): DayRound => ({
        roundId: round.round_id,
        number: round.round_no ?? 1,
        closesAt: round.closes_at,
        stage: roundStage(stagedRound(round), nowMs),
        drawn: drawnOf(drawnBy.get(round.round_id)),
      }),
    ),
    changesAtMs: changes.length > 0 ? Math.min(...changes) : null,
  };
}

export type RoundDay = NonNullable<Awaited<ReturnType<typeof loadRoundDay>>>;
