/** Whose page it is, as the member knows themselves: most of the number hidden. */
export interface ShownMember {
  readonly name: string;
  readonly mobile: string;
}

/** What the page of LINE's link is about. */
export interface DoorProps {
  /** The app of LINE; null where LINE is simulated. */
  readonly liffId: string | null;
  /** The page itself, under the address of the app. */
  readonly path: string;
  /** Where the link leads; undefined for one without a name. */
  readonly target: string | undefined;
}
