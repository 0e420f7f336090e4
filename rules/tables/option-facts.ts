import type { Table } from './table.ts';

/** What the mathematics of an option say, over every result of its table. */
export interface OptionFacts {
  readonly id: string;
  readonly mostBaht: number;
  /** What comes back when it wins, of 1, its stake included; where there are several, from the least to the most. */
  readonly backs: readonly number[];
  /** How often more comes back than was staked, of 1. */
  readonly wins: number;
  /** How often just the stake comes back. */
  readonly ties: number;
  /** What of all stakes comes back, of 1. */
  readonly rtp: number;
  /** Of what comes back of one stake. */
  readonly standardDeviation: number;
}

const HUNDREDTHS = 100n;
/** Digits behind the point of what is divided exactly. */
const SCALE = 10n ** 12n;
const part = (ways: bigint, of: bigint) => Number((ways * SCALE) / of) / Number(SCALE);

function factsOf(table: Table, id: string, mostBaht: number): OptionFacts {
  const paid = table.results().map(({ result, ways }) => ({ back: BigInt(table.backOf(id, result)), ways }));
  const sum = (of: (one: (typeof paid)[number]) => bigint) => paid.reduce((all, one) => all + of(one), 0n);
  const all = sum(({ ways }) => ways);
  const rtp = part(
    sum(({ back, ways }) => back * ways),
    all * HUNDREDTHS,
  );
  const square = part(
    sum(({ back, ways }) => back * back * ways),
    all * HUNDREDTHS * HUNDREDTHS,
  );
  const share = (isOf: (back: bigint) => boolean) =>
    part(
      sum(({ back, ways }) => (isOf(back) ? ways : 0n)),
      all,
    );
  const winning = new Set(paid.flatMap(({ back }) => (back > HUNDREDTHS ? [Number(back)] : [])));
  return {
    ...{ id, mostBaht, rtp, standardDeviation: Math.sqrt(square - rtp * rtp) },
    backs: [...winning].sort((one, other) => one - other).map((back) => back / 100),
    wins: share((back) => back > HUNDREDTHS),
    ties: share((back) => back === HUNDREDTHS),
  };
}

/** Every option of a table with what is told of it. */
export function optionFacts(table: Table): OptionFacts[] {
  return table.options.map(({ id, mostBaht }) => factsOf(table, id, mostBaht));
}

/** The most that an option of a table returns, in hundredths of a percent, rounded down. */
export function mostRtpBpOf(table: Table): number {
  return Math.floor(Math.max(...optionFacts(table).map(({ rtp }) => rtp)) * 10_000);
}
