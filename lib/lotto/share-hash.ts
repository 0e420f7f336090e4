/** At the end of a bill's address it opens the picture of the bill. */
export const SHARE_HASH = '#picture';
