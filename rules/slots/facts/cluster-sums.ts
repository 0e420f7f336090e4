/** A kind of cell: how likely it is, and what a cluster of it pays by its size. Cells without pays make no clusters. */
export interface CellKind {
  readonly probability: number;
  readonly payOf: ((size: number) => number) | null;
}

export interface Grid {
  readonly reels: number;
  readonly rows: number;
  /** Kinds of cells, several times over: all of them are summed at once, and the same kinds make clusters in each. */
  readonly variants: ReadonlyArray<readonly CellKind[]>;
  /** Larger clusters pay as one of that size. */
  readonly largest: number;
  /** Grids with a cluster of that size are left out; none are when absent. */
  readonly below?: number;
}

/** Over all grids: how likely they are together, and what they pay, with its square, weighted with that. */
export interface GridSums {
  probability: number;
  pay: number;
  square: number;
}

/** The last filled cell of each row: its kind and the number of its cluster; and the size of each cluster. */
interface Border {
  readonly kinds: readonly number[];
  readonly clusters: readonly number[];
  readonly sizes: readonly number[];
}

/** Sums of each variant by border. */
type States = Map<number, { readonly border: Border; readonly sums: readonly GridSums[] }>;

/** The border once a row has its next cell, with the size of the cluster that can grow no more, 0 for none. */
function withCell(border: Border, row: number, kind: number, joins: boolean) {
  const [kinds, clusters] = [[...border.kinds], [...border.clusters]];
  const sizes = [...border.sizes, joins ? 1 : 0];
  const own = border.sizes.length;
  const before = clusters[row] ?? own;
  clusters[row] = own;
  const join = (other: number) => {
    if (other === own) return;
    sizes[own] = (sizes[own] ?? 0) + (sizes[other] ?? 0);
    for (const [at, cluster] of clusters.entries()) if (cluster === other) clusters[at] = own;
  };
  const isJoined = joins && kinds[row] === kind;
  if (isJoined) join(before);
  if (joins && row > 0 && kinds[row - 1] === kind) join(clusters[row - 1] ?? own);
  const ended = isJoined || clusters.includes(before) ? 0 : (sizes[before] ?? 0);
  kinds[row] = kind;
  return { next: { kinds, clusters, sizes }, ended, size: sizes[own] ?? 0 };
}

/** The same border with its clusters numbered from the top, and a number of its own among all borders. */
function numbered({ kinds, clusters, sizes }: Border, largest: number): { border: Border; key: number } {
  const order = [...new Set(clusters)];
  const border = {
    kinds,
    clusters: clusters.map((cluster) => order.indexOf(cluster)),
    sizes: order.map((cluster) => Math.min(sizes[cluster] ?? 0, largest)),
  };
  const digits = kinds.map((kind, row) => {
    const cluster = border.clusters[row] ?? 0;
    return ((kind + 1) * 8 + cluster) * 32 + (border.sizes[cluster] ?? 0);
  });
  return { border, key: digits.reduce((key, digit) => key * 2048 + digit, 0) };
}

/**
 * Sums over all grids whose cells are drawn one by one, exact, for each variant: cell after cell, only the border between filled and
 * empty cells matters. At most four rows and seven kinds, so that a border is a number.
 */
export function sumGrids({ reels, rows, variants, largest, below = Infinity }: Grid): readonly GridSums[] {
  const nothing = () => variants.map(() => ({ probability: 0, pay: 0, square: 0 }));
  const height = Array.from({ length: rows }, (_, row) => row);
  const start = { kinds: height.map(() => -1), clusters: height, sizes: height.map(() => 0) };
  const certain = variants.map(() => ({ probability: 1, pay: 0, square: 0 }));
  let states: States = new Map([[0, { border: start, sums: certain }]]);
  for (let cell = 0; cell < reels * rows; cell += 1) {
    const row = cell % rows;
    const reached: States = new Map();
    for (const { border: old, sums } of states.values())
      for (const [kind, { payOf }] of (variants[0] ?? []).entries()) {
        const { next, ended, size } = withCell(old, row, kind, payOf !== null);
        if (size >= below) continue;
        const { border, key } = numbered(next, largest);
        const known = reached.get(key) ?? { border, sums: nothing() };
        reached.set(key, known);
        const last = old.kinds[row] ?? -1;
        for (const [at, kinds] of variants.entries())
          addSums(known.sums[at], sums[at], kinds[kind]?.probability, paid(kinds[last], ended));
      }
    states = reached;
  }
  const all = nothing();
  for (const { border, sums } of states.values())
    for (const [at, kinds] of variants.entries()) {
      const pays = border.sizes.map((size, cluster) =>
        paid(kinds[border.kinds[border.clusters.indexOf(cluster)] ?? -1], size),
      );
      addSums(
        all[at],
        sums[at],
        1,
        pays.reduce((sum, pay) => sum + pay, 0),
      );
    }
  return all;
}

const paid = (kind: CellKind | undefined, size: number) => (size === 0 ? 0 : (kind?.payOf?.(size) ?? 0));

/** Adds sums that are so many times as likely, after so much more was paid. */
function addSums(to: GridSums | undefined, from: GridSums | undefined, times = 0, more = 0): void {
  if (!to || !from) return;
  to.probability += times * from.probability;
  to.pay += times * (from.pay + more * from.probability);
  to.square += times * (from.square + 2 * more * from.pay + more * more * from.probability);
}
