import type { Draw } from './draw.ts';

/** Items in an order of which each is as likely as any other (Fisher and Yates). */
export async function shuffled<Item>(draw: Draw, items: readonly Item[]): Promise<Item[]> {
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(await draw(left.length), 1));
  return order;
}
