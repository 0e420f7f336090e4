import { expect } from 'vitest';
import { TEST_PASSWORD } from '#backend/testing/members.ts';
import type { World } from '#backend/testing/world.ts';

interface Asked {
  readonly amount?: number;
  readonly key?: string;
}

/** Reference of a new withdrawal of a built member, of 100 baht unless said; fails the test when it is refused. */
export async function makeWithdrawal(
  world: Pick<World, 'call' | 'services'>,
  token: string,
  { amount = 100, key = world.services.random.uuid() }: Asked = {},
): Promise<string> {
  const order = { amount, password: TEST_PASSWORD, idempotency_key: key };
  const { body } = await world.call('POST /api/member/withdraw/create', order, token);
  expect(body).toMatchObject({ error: 0, data: { status: 'requested' } });
  return body.data?.ref ?? '';
}
