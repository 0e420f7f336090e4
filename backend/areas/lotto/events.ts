import { nextRoundChange } from '#backend/areas/lotto/rounds/next-round-change.ts';
import { roundTransitions } from '#backend/areas/lotto/rounds/round-transitions.ts';
import {
  drawDay,
  drawResult,
  kindRate,
  lottoKind,
  numberControl,
  round,
  roundRate,
} from '#backend/areas/lotto/tables.ts';
import { yeekeeRound, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import type { AreaEvent } from '#backend/core/changes/area-event.ts';

const seen = { audience: 'public', voidsPages: true } as const;
const published = { audience: 'public' } as const;

/** What visitors, open pages and the clock have to know of rounds. */
export const lottoEvents: readonly AreaEvent[] = [
  {
    ...seen,
    table: round,
    words: { kind: 'round', id: round.id, what: round.status, columns: [round.status, round.closesAt] },
  },
  { ...seen, table: drawResult, words: { kind: 'result', id: drawResult.roundId } },
  { ...seen, table: roundRate, words: { kind: 'terms', id: roundRate.roundId, on: ['update', 'delete'] } },
  { ...seen, table: numberControl, words: { kind: 'terms', id: numberControl.roundId } },
  { ...seen, table: kindRate, words: { kind: 'rates', id: kindRate.kind } },
  { ...seen, table: lottoKind, words: { kind: 'rates', id: lottoKind.kind } },
  { ...seen, table: drawDay },
  // That something was shot, and that shooting is over; never what.
  { ...published, table: yeekeeShot, words: { kind: 'shots', id: yeekeeShot.roundId, on: ['insert'] } },
  {
    audience: 'member',
    table: yeekeeShot,
    member: yeekeeShot.memberId,
    words: { kind: 'shot', id: yeekeeShot.roundId, on: ['insert'] },
  },
  {
    ...published,
    table: yeekeeRound,
    words: { kind: 'round', id: yeekeeRound.roundId, columns: [yeekeeRound.sealedAt], on: ['update'] },
  },
  { audience: 'public', scheduled: { next: nextRoundChange } },
  ...roundTransitions.map((scheduled) => ({ audience: 'public', scheduled }) as const),
];
