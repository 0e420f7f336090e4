import type { LinkedLine } from '#lib/api/line/queries.ts';

/** Whose page it is, as the member knows themselves: most of the number hidden. */
export interface ShownMember {
  readonly name: string;
  readonly mobile: string;
  /** What is linked, as the page was read; which account this browser may link is asked by the browser. */
  readonly linked: LinkedLine;
}

/** What the page of LINE's link is about. */
export interface LineEntryProps {
  /** The app of LINE; null where LINE is simulated. */
  readonly liffId: string | null;
  /** The page itself, under the address of the app. */
  readonly path: string;
  /** LINE's answer stands in the address: it is read before anything else is asked. */
  readonly hasAnswer: boolean;
  /** Where the link leads; undefined for one without a name. */
  readonly target: string | undefined;
}
