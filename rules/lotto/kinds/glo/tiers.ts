import type { StoredDraw, Tier } from '#rules/lotto/kinds/lottery-kind.ts';
import prizes from './prizes.json' with { type: 'json' };

/** Prize tiers of a draw in the order in which they are published, with the prize of one ticket in baht. */
export function tiersOfGlo(draw: StoredDraw): Tier[] {
  return prizes.map(({ id, name, amount }) => {
    const drawn = draw[id];
    const list: readonly unknown[] = Array.isArray(drawn) ? drawn : [drawn];
    return { id, name, prize: amount, numbers: list.filter((number) => typeof number === 'string') };
  });
}
