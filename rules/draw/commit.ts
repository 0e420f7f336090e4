import type { Hashing } from './hashing.ts';

/** What is shown of a seed before anybody plays: its SHA-256. */
export function commitOf(hashing: Hashing, seed: string): Promise<string> | string {
  return hashing.sha256(seed);
}

/** True when a seed that is revealed after the play is the one that was committed to before it. */
export async function isCommitted(hashing: Hashing, commit: string, seed: string): Promise<boolean> {
  return (await commitOf(hashing, seed)) === commit;
}
