/** How members read what the wagers of an area were placed on. */
export interface WagerNames {
  readonly area: string;
  /** All of it: lottery, games. */
  readonly label: string;
  /** One kind of lottery or game, by the `kind` of its wagers. */
  readonly kindLabels: ReadonlyMap<string, string>;
}
