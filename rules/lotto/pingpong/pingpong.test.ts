import { expect, test } from 'vitest';
import { webHashing } from '#rules/draw/hashing.ts';
import { noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { bangkokDate, bangkokTime } from '#rules/time/bangkok-time.ts';
import { pingpongDigits, verifyPingpong } from './draw.ts';
import { nextPingpongRounds, PINGPONG_ROUNDS } from './schedule.ts';

const SEED = '66eee71c64df159e2676b96e4fb069ba27a2915c095218d041c38950fd2882ce';
const COMMIT = 'f541f0dcef87e67cbf5cdc528f5cf0c17193f2a2943a03f733a611a07ab0c395';

test('has sixteen rounds a day that follow each other, the last at midnight', () => {
  const plans = nextPingpongRounds(new Date('2026-11-20T00:00:00+07:00'), noChanges);
  const day = plans.filter(({ drawDate }) => drawDate === '2026-11-20');
  const said = (moment: Date) => `${bangkokDate(moment)} ${bangkokTime(moment)}`;
  expect(day.map(({ closesAt }) => bangkokTime(closesAt)).join(' ')).toBe(
    '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:00 20:00 21:00 22:00 23:00 00:00',
  );
  expect(day.map(({ number }) => number)).toEqual(Array.from({ length: PINGPONG_ROUNDS }, (_, at) => at + 1));
  for (const [at, plan] of plans.entries()) {
    expect(said(plan.opensAt)).toBe(said(plans[at - 1]?.closesAt ?? new Date('2026-11-20T00:00:00+07:00')));
  }
});

test('a draw follows from its seed, and another seed or number is refused', async () => {
  const roundId = 'pingpong-2026-11-20';
  const digits = await pingpongDigits(webHashing, SEED, roundId);
  expect(digits).toMatch(/^[0-9]{5}$/);
  const draw = { roundId, commit: COMMIT, seed: SEED, digits };
  expect(await verifyPingpong(webHashing, draw)).toBe(true);
  expect(await verifyPingpong(webHashing, { ...draw, roundId: `${roundId}-2` })).toBe(false);
  expect(await verifyPingpong(webHashing, { ...draw, seed: COMMIT })).toBe(false);
  expect(await verifyPingpong(webHashing, { ...draw, digits: digits === '00000' ? '00001' : '00000' })).toBe(
    false,
  );
});
