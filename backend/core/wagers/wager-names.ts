/** How members read what the wagers of an area were placed on. */
export interface WagerNames {
  readonly area: string;
  /** All of it: lottery, games. */
  readonly label: string;
  /** One kind of lottery or game, by the `kind` of its wagers. */
  readonly kindLabels: ReadonlyMap<string, string>;
}

/** Every area that has wagers, and every kind within one as `area/kind`. */
export function wagerNamesOf({
  wagerNames,
}: {
  readonly wagerNames: ReadonlyMap<string, WagerNames>;
}): ReadonlySet<string> {
  const all = [...wagerNames.values()];
  return new Set(
    all.flatMap(({ area, kindLabels }) => [area, ...[...kindLabels.keys()].map((kind) => `${area}/${kind}`)]),
  );
}
