import { expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { claimCashback, closeBefore } from '#backend/testing/cashback/cashback.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
import { errorCodes } from '#contract/error-codes.ts';

test('a day that is not closed yet is not over, however late it is', async () => {
  await using world = await openGameWorld([]);
  const member = await buildMember(world, { balance: 5_000 });
  await closeBefore(world, '2025-06-16', member);
  world.clock.set('2025-06-16T12:00:00+07:00');
  const { play } = await openPlayer(world, {
    ...member,
    token: await openSession(world, member.memberId),
  });
  await play(1_000, 0);
  world.clock.set('2025-06-18T00:02:00+07:00');
  const late = await openSession(world, member.memberId);
  expect((await claimCashback(world, late, 'loss', '2025-06-16')).body).toMatchObject({
    error: errorCodes.CASHBACK_NOT_YET,
    message: 'กำลังสรุปยอดของวันนั้น กรุณารอสักครู่แล้วลองใหม่',
  });
  const older = (await claimCashback(world, late, 'loss', '2024-01-01')).body;
  expect(older).toMatchObject({ error: errorCodes.CASHBACK_OVER });
  const token = await closeBefore(world, '2025-06-18', member);
  const claimed = (await claimCashback(world, token, 'loss', '2025-06-16')).body;
  expect(claimed).toMatchObject({ error: 0, data: { amount: 2 } });
  await expectCleanAudit(world);
});
