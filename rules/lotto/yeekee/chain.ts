import { chainLink, chainLinks } from '#rules/draw/chain.ts';
import type { Hashing } from '#rules/draw/hashing.ts';

interface LinkedShot {
  readonly position: number;
  readonly number: string;
}

const partsOf = ({ position, number }: LinkedShot) => [position, number];

/** Link of a shot: it holds all shots before it, in order. The link of the last shot is the round's chain head. */
export function linkOf(hashing: Hashing, before: string, shot: LinkedShot): Promise<string> | string {
  return chainLink(hashing, before, partsOf(shot));
}

/** Links of all shots of a round, oldest first. */
export function linksOf(hashing: Hashing, numbers: readonly string[]): Promise<string[]> {
  return chainLinks(
    hashing,
    numbers.map((number, at) => partsOf({ position: at + 1, number })),
  );
}
