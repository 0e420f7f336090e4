import type { Volatility } from '#rules/games/lobbies.ts';
import type { MachineId } from './machine.ts';

/** What the mathematics of a machine say. A test computes them again; `npm run bench -- rtp` holds ten million rounds against them. */
export interface MachineFacts {
  /** What of all stakes comes back, of 1. */
  readonly rtp: number;
  /** Of the pay of one round, in stakes. */
  readonly standardDeviation: number;
  /** Of all rounds, how many pay anything. */
  readonly hitRate: number;
  readonly volatility: Volatility;
  readonly hasFreeSpins: boolean;
}

/** The facts of every machine. */
export const sheets: Readonly<Record<MachineId, MachineFacts>> = {
  classic: {
    rtp: 0.9589124718,
    standardDeviation: 3.3934098611,
    hitRate: 0.2414537941,
    volatility: 'low',
    hasFreeSpins: false,
  },
  lines: {
    rtp: 0.9602327886,
    standardDeviation: 3.9380463778,
    hitRate: 0.3707343207,
    volatility: 'medium',
    hasFreeSpins: true,
  },
  ways: {
    rtp: 0.9593504708,
    standardDeviation: 5.6891008089,
    hitRate: 0.464021875,
    volatility: 'high',
    hasFreeSpins: true,
  },
  cascade: {
    rtp: 0.9637208812,
    standardDeviation: 3.4108647452,
    hitRate: 0.3424026236,
    volatility: 'medium',
    hasFreeSpins: false,
  },
  hold: {
    rtp: 0.959599944,
    standardDeviation: 6.5518689862,
    hitRate: 0.3030033818,
    volatility: 'high',
    hasFreeSpins: false,
  },
  cluster: {
    rtp: 0.9629811046,
    standardDeviation: 3.8411878518,
    hitRate: 0.3113507546,
    volatility: 'medium',
    hasFreeSpins: false,
  },
  book: {
    rtp: 0.9608747587,
    standardDeviation: 6.6626891392,
    hitRate: 0.4215475548,
    volatility: 'very_high',
    hasFreeSpins: true,
  },
  bothways: {
    rtp: 0.9598503679,
    standardDeviation: 4.1198003606,
    hitRate: 0.4139163082,
    volatility: 'medium',
    hasFreeSpins: false,
  },
};

/** The return of a machine in hundredths of a percent, rounded down: no more is told than is paid. */
export function rtpBpOf(id: MachineId): number {
  return Math.floor(sheets[id].rtp * 10_000);
}
