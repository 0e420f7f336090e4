import type { Hashing } from './hashing.ts';

/** What the first shot of a round is linked to. */
export const CHAIN_START = '0'.repeat(64);

/** Link of a shot: it holds all shots before it, in order. The link of the last shot is the round's chain head. */
export function linkOf(
  hashing: Hashing,
  before: string,
  { position, number }: { readonly position: number; readonly number: string },
): Promise<string> | string {
  return hashing.sha256(`${before}|${position}|${number}`);
}

/** Links of all shots of a round, oldest first. */
export async function linksOf(hashing: Hashing, numbers: readonly string[]): Promise<string[]> {
  const links: string[] = [];
  let before = CHAIN_START;
  for (const [at, number] of numbers.entries()) {
    before = await linkOf(hashing, before, { position: at + 1, number });
    links.push(before);
  }
  return links;
}
