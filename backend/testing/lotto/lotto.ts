import { expect } from 'vitest';
import type { World } from '#backend/testing/world.ts';
import type { Bill, LineIn } from '#contract/lotto/bills.ts';
import type { Pack } from '#rules/lotto/pack.ts';

/** The round on sale in a world that stands at its default instant. */
export const ROUND = 'glo-2025-06-16';

interface Wanted {
  readonly roundId?: string;
  readonly key?: string;
  readonly pack?: Pack;
}

/** Places a bill and answers it; fails the test when it is refused. */
export async function placeBill(
  world: World,
  token: string,
  lines: LineIn[],
  { roundId = ROUND, key = world.services.random.uuid(), pack = 'full' }: Wanted = {},
): Promise<Bill> {
  const { body } = await world.call(
    'POST /api/lotto/bill/create',
    { round_id: roundId, pack, lines, idempotency_key: key },
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
