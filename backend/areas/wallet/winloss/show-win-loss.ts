import { periodOf, sessionOf } from '#backend/areas/wallet/statement/period.ts';
import { presentPositions } from '#backend/areas/wallet/statement/present-summary.ts';
import { findPlayed, type GameRow, type PlayedSums } from '#backend/areas/wallet/winloss/find-played.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Played, WinLoss } from '#contract/wallet/winloss.ts';
import type { wallet } from '#contract/wallet.ts';
import { toBaht } from '#rules/money/baht.ts';
import { playedStepAt, playedStepOf } from '#rules/money/played.ts';

const NOTHING: PlayedSums = { bets: 0, staked: 0n, decided: 0n, won: 0n };

function add(one: PlayedSums, other: PlayedSums): PlayedSums {
  return {
    bets: one.bets + other.bets,
    staked: one.staked + other.staked,
    decided: one.decided + other.decided,
    won: one.won + other.won,
  };
}

function present({ bets, staked, decided, won }: PlayedSums): Played {
  return {
    bets,
    staked: toBaht(staked),
    decided: toBaht(decided),
    won: toBaht(won),
    net: toBaht(won - decided),
  };
}

function presentGame({ wagerNames }: MemberCtx, row: GameRow): WinLoss['games'][number] {
  const { area, kind } = row;
  const names = wagerNames.get(area);
  return {
    area,
    area_label: names?.label ?? area,
    kind,
    label: names?.kindLabels.get(kind) ?? kind,
    ...present(row),
  };
}

/** What a member's bets brought and took in a period, by day or month and by what was played. Refuses nothing: what is not there is empty. */
export const showWinLoss: Verb<typeof wallet.winLoss> = async ({ ctx, input }) => {
  const period = periodOf(ctx, input);
  const step = playedStepOf(period);
  const { memberId } = ctx;
  const { area, kind } = input;
  const asked = { memberId, ...period, step, area, kind, session: sessionOf(ctx) };
  const { steps, games, positions } = await findPlayed(ctx.db, asked);
  return {
    ...period,
    step,
    total: present(steps.reduce(add, NOTHING)),
    steps: steps.map((row) => ({ ...playedStepAt(period, step, row.first), ...present(row) })),
    games: games.map((row) => presentGame(ctx, row)),
    ...(await presentPositions(ctx, positions)),
  };
};
