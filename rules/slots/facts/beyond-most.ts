import { MOST_FREE_SPINS } from '#rules/slots/free-spins.ts';
import type { StopSums } from './line-sums.ts';

/** Combinations of stops that pay so much more than their lines, in hundredths, and bring so many free spins. */
export interface SpinPart {
  readonly own: StopSums;
  readonly extra: number;
  readonly awarded: number;
}

/** A round of a machine with free spins: the spin itself, then those that it brings, of one of several kinds. */
interface FreeSpinRound {
  readonly base: readonly SpinPart[];
  readonly free: ReadonlyArray<{ readonly share: number; readonly parts: readonly SpinPart[] }>;
}

const STEPS = 80;

/**
 * How much of the mean and of the mean square of a round, in stakes, can lie beyond the largest win, at most: Markov's inequality for
 * exp(θ · pay), for the best of several θ.
 */
export function boundBeyond(round: FreeSpinRound, mostHundredths: number): { mean: number; square: number } {
  const bounds = Array.from({ length: STEPS }, (_, at) =>
    boundAt(round, mostHundredths / 100, (at + 1) / 4_000),
  );
  return {
    mean: Math.min(...bounds.map(({ mean }) => mean)),
    square: Math.min(...bounds.map(({ square }) => square)),
  };
}

function boundAt({ base, free }: FreeSpinRound, most: number, theta: number) {
  const all = base.reduce((sum, { own }) => sum + own.count, 0);
  const growth = ({ own, extra, awarded }: SpinPart) => {
    const [pay, square, top] = [own.pay / 100, own.square / 10_000, own.most / 100];
    // exp(x) <= 1 + x + cx² up to the largest x, with equality there.
    const curve = top === 0 ? 0 : (Math.expm1(theta * top) - theta * top) / top ** 2;
    const ofLines = (own.count + theta * pay + curve * square) / all;
    return { awarded, factor: Math.exp((theta * extra) / 100) * ofLines };
  };
  const chains = free.map(({ share, parts }) => ({ share, grow: growthOver(parts.map(growth)) }));
  const whole = base.map(growth).reduce((sum, { awarded, factor }) => {
    const feature = chains.reduce((mean, { share, grow }) => mean + share * grow(awarded, awarded), 0);
    return sum + factor * feature;
  }, 0);
  const tail = whole * Math.exp(-theta * most);
  const mean = tail / (theta * Math.E);
  return { mean, square: (4 * mean) / (theta * Math.E) + 2 * most * mean };
}

/** The mean of exp(θ · pay) over free spins that are left, by those and by all that were awarded. */
function growthOver(outcomes: ReadonlyArray<{ readonly awarded: number; readonly factor: number }>) {
  const known = new Map<number, number>();
  const from = (left: number, total: number): number => {
    if (left === 0) return 1;
    const key = left * (MOST_FREE_SPINS + 1) + total;
    let growth = known.get(key);
    if (growth !== undefined) return growth;
    growth = 0;
    for (const { awarded, factor } of outcomes) {
      const more = Math.min(awarded, MOST_FREE_SPINS - total);
      growth += factor * from(left - 1 + more, total + more);
    }
    known.set(key, growth);
    return growth;
  };
  return from;
}
