import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const TRIES = 24;
const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

test('asked for side by side it is opened as often as one after the other', async () => {
  const { token } = await buildMember(world);
  const answers = await Promise.all(
    Array.from({ length: TRIES }, () =>
      world.call('POST /api/member/data/open', { password: TEST_PASSWORD }, token),
    ),
  );
  const opened = answers.filter(({ status, body }) => status === 200 && body.error === 0);
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.length).toBeLessThanOrEqual(5);
});
