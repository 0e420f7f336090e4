import { expect, test } from 'vitest';
import { webHashing } from '#rules/draw/hashing.ts';
import { pingpongDigits } from '#rules/lotto/pingpong/draw.ts';
import { verifyDraw } from './verify-draw.ts';

test('a draw holds as it follows from its seed, and with one thing changed it does not', async () => {
  const seed = '66eee71c64df159e2676b96e4fb069ba27a2915c095218d041c38950fd2882ce';
  const roundId = 'pingpong-2026-11-20-3';
  const draw = {
    roundId,
    seed,
    commit: 'f541f0dcef87e67cbf5cdc528f5cf0c17193f2a2943a03f733a611a07ab0c395',
    digits: await pingpongDigits(webHashing, seed, roundId),
  };
  const holds = async (change: Partial<typeof draw>) =>
    (await verifyDraw({ ...draw, ...change })).map((step) => step.holds);
  expect(await holds({})).toEqual([true, true]);
  expect(await holds({ seed: draw.commit })).toEqual([false, false]);
  expect(await holds({ roundId: 'pingpong-2026-11-20-4' })).toEqual([true, false]);
  expect(await holds({ commit: seed })).toEqual([false, true]);
});
