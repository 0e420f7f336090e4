export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it must reach; undefined for a figure that only explains another. */
  readonly target?: { readonly atLeast?: number; readonly atMost?: number };
}

/** Middle value of an odd or even number of measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** False when a figure misses its target. */
export function isReached({ value, target }: Figure): boolean {
  return value >= (target?.atLeast ?? -Infinity) && value <= (target?.atMost ?? Infinity);
}
