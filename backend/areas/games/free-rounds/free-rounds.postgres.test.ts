import { expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { HOUSE_GAME, openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

const GRANTED = 5;
const PRESSES = 12;

test('two devices that press at once use up no more free rounds than there are', async () => {
  await using world = await openGameWorld([100], { connections: 16 });
  const [{ token, memberId }] = world.members;
  const username = await mobileOf(world, memberId);
  await runOps(world.services, {
    ...{ command: 'games grant-free-rounds', who: 'nok', why: 'a test', yes: true },
    options: { username, game: HOUSE_GAME, stake: '10', count: String(GRANTED), 'valid-days': '7' },
  });
  const frames = [await openHouseGame(world, token), await openHouseGame(world, token)];
  const answers = await Promise.all(
    Array.from({ length: PRESSES }, (_, at) => spin(world, frames[at % 2]?.frame ?? '', { isFree: true })),
  );
  const done = answers.filter(({ body }) => body.error === 0);
  expect(done).toHaveLength(GRANTED);
  for (const { body } of answers) expect([0, errorCodes.NO_FREE_ROUND]).toContain(body.error);
  const won = done.reduce((sum, { body }) => sum + toSatang(body.data?.round.win ?? 0), 0n);
  expect(await balanceOf(world, token)).toBe(100 + toBaht(won));
  await expectCleanAudit(world);
});
