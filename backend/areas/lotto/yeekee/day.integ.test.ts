import { expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import { playDay } from '#backend/testing/yeekee/play-day.ts';

// The whole day, 200 members and 20,000 shots, is a section of the bench: `npm run bench -- yeekee`.
test('every wallet is what a model says after rounds of a day with bets, shots, refunds and prizes', async () => {
  await using world = await openWorld({ at: '2026-11-20T04:59:00+07:00' });
  const members = await Promise.all(
    Array.from({ length: 12 }, () => buildMember(world, { balance: 20_000 })),
  );
  const played = await playDay({
    services: world.services,
    setClock: (moment) => world.clock.set(moment.toISOString()),
    memberIds: members.map(({ memberId }) => memberId),
    balance: 2_000_000n,
    // One of every end, before and after midnight.
    rounds: [1, 5, 7, 9, 40, 72, 73, 88],
    shotsARound: 30,
    betsARound: 8,
  });
  expect(played.wrong).toEqual([]);
  expect(played.ends).toEqual({ resulted: 4, few_shots: 1, few_members: 2, outage: 1 });
  expect([played.bets, played.prizes > 0]).toEqual([64, true]);
  await expectCleanAudit(world);
});
