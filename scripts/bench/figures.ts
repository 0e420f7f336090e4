export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it must reach; undefined for a figure that only explains another. */
  readonly target?: Target;
  /** What else to know of it, on the terminal. */
  readonly note?: string;
}

export interface Target {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What a section of the bench measured. */
export interface Report {
  readonly figures: readonly Figure[];
  /** For docs/performance.md, instead of a table of the figures. */
  readonly lines?: readonly string[];
}

/** Middle value of an odd or even number of measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** False when a figure misses its target. */
export function isReached({ value, target }: Pick<Figure, 'value' | 'target'>): boolean {
  return value >= (target?.atLeast ?? -Infinity) && value <= (target?.atMost ?? Infinity);
}

/** `at least 20`, or nothing for a figure without a target. */
export function wanted({ atLeast, atMost }: Target = {}): string {
  return [atLeast === undefined ? '' : `at least ${atLeast}`, atMost === undefined ? '' : `at most ${atMost}`]
    .filter(Boolean)
    .join(', ');
}

/** Three digits that matter: 0.123, 1.23, 12.3, 1,234. */
export function short(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A table in Markdown; the first row is its head. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...rest] = rows;
  return [head, head.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`);
}
