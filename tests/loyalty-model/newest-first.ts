interface Named {
  readonly id: string;
  readonly at: number;
}

/** As histories order what has a time: the newest first, and of one instant the greater id. */
export const newestFirst = <One extends Named>(all: readonly One[]): One[] =>
  all.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
