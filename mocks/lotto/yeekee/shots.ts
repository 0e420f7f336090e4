import type { Round } from '#contract/lotto/rounds.ts';
import { WORLD_START } from '#mocks/clock.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';

export interface MockShot {
  readonly memberId: string;
  readonly username: string;
  readonly number: string;
  readonly at: string;
  readonly key?: string | undefined;
}

/** What Yeekee holds of a world. */
export interface YeekeeState {
  /** Shots by round, oldest first; a round that nobody asked about has those of a fresh world. */
  yeekeeShots: Record<string, MockShot[]>;
  yeekeeFairness: 'classic' | 'sealed';
}

const SHOOTING_MS = 15 * 60_000;
const APART_MS = 7_000;

/** Shots of so many others, the first at an instant: always the same ones. */
export function shotsOfOthers(count: number, members: number, from: number): MockShot[] {
  return Array.from({ length: count }, (_, at) => {
    const who = at % members;
    return {
      memberId: `other-${who}`,
      username: `08912300${String(who).padStart(2, '0')}`,
      number: String(((7_919 * (at + 1) ** 2 + 104_729 * members + from / APART_MS) % 100_000) | 0).padStart(
        5,
        '0',
      ),
      at: new Date(from + at * APART_MS).toISOString(),
    };
  });
}

/** A round before this world has a result, the one that was just opened lacks some, a later one has none. */
function firstShots({ closes_at, round_no = 1 }: Round): MockShot[] {
  const from = Date.parse(closes_at) - SHOOTING_MS;
  const start = Date.parse(WORLD_START);
  if (from > start) return [];
  return from === start ? shotsOfOthers(12, 4, from) : shotsOfOthers(20 + (round_no % 9), 7, from);
}

export function shotsOf({ yeekeeShots }: YeekeeState, round: Round): MockShot[] {
  const known = yeekeeShots[round.round_id];
  if (known) return known;
  const first = firstShots(round);
  yeekeeShots[round.round_id] = first;
  return first;
}

export function shootersOf(shots: readonly MockShot[]): number {
  return new Set(shots.map(({ memberId }) => memberId)).size;
}

/** Who shot, as others see it. */
export function maskedShooter({ username }: MockShot): string {
  return maskMobileEnd(username);
}
