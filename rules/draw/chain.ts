import type { Hashing } from './hashing.ts';

/** What the first entry of a chain is linked to. */
export const CHAIN_START = '0'.repeat(64);

/**
 * Link of an entry: the SHA-256 of the link before it and its own parts, joined with `|`. It holds all entries before it, in
 * order. A part has no `|` in it.
 */
export function chainLink(
  hashing: Hashing,
  before: string,
  parts: readonly (string | number)[],
): Promise<string> | string {
  return hashing.sha256([before, ...parts].join('|'));
}

/** Links of all entries, oldest first; the last one is the head of the chain. */
export async function chainLinks(
  hashing: Hashing,
  entries: readonly (readonly (string | number)[])[],
): Promise<string[]> {
  const links: string[] = [];
  let before = CHAIN_START;
  for (const parts of entries) {
    before = await chainLink(hashing, before, parts);
    links.push(before);
  }
  return links;
}
