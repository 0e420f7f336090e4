import { expect } from 'vitest';
import type { World } from '#backend/testing/world.ts';
import type { Bill, LineIn } from '#contract/lotto/bills.ts';

/** The round on sale in a world that stands at its default instant. */
export const ROUND = 'glo-2025-06-16';

/** Places a bill and answers it; fails the test when it is refused. */
export async function placeBill(
  world: World,
  token: string,
  lines: LineIn[],
  { roundId = ROUND, key = world.services.random.uuid() }: { roundId?: string; key?: string } = {},
): Promise<Bill> {
  const { body } = await world.call(
    'POST /api/lotto/bill/create',
    { round_id: roundId, lines, idempotency_key: key },
    token,
  );
  expect(body).toMatchObject({ error: 0 });
  if (!body.data) throw new Error('A placed bill has data');
  return body.data;
}

/** Balance of a member's main wallet in baht. */
export async function balanceOf(world: World, token: string): Promise<number | undefined> {
  const { body } = await world.call('POST /api/member/wallets', {}, token);
  return body.data?.[0]?.balance;
}
