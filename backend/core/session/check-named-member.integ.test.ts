import { afterAll, expect, test } from 'vitest';
import { openSession } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import { areas } from '#contract/calls.ts';
import { MEMBER_HEADER } from '#contract/constants.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';

/** Member's calls by POST that only read. */
const MAY_BE_NAMELESS = [
  'POST /api/agent/bank_accounts',
  'POST /api/agent/true_money_accounts',
  'POST /api/event/quest',
  'POST /api/game/wallets',
  'POST /api/affiliate/network',
  'POST /api/member/points',
  'POST /api/member/wallets',
  'POST /api/lotto/bill/validate',
  'POST /api/redemption/calc',
  'POST /api/sooth/baccarat',
  'POST /api/sooth/detail',
  'POST /api/wheel/reward',
];
const calls = Object.values(areas).flatMap((area) => Object.values<AnyEndpoint>(area));
const naming = calls.filter((call) => call.namesMember);
const world = await openWorld({ members: [100, 100] });

afterAll(() => world[Symbol.asyncDispose]());

test('every call of a member that spends or changes names its member', () => {
  const nameless = calls
    .filter((call) => call.method === 'POST' && call.auth === 'member' && !call.namesMember)
    .map((call) => `${call.method} ${call.path}`);
  expect(nameless.filter((key) => !MAY_BE_NAMELESS.includes(key))).toEqual([]);
});

test.each(naming.map((call) => `${call.method} ${call.path}`))('%s', async (key) => {
  const [mine, other] = world.members;
  // Of its own: logging out is one of them.
  const authorization = `Bearer ${await openSession(world, mine.memberId)}`;
  for (const named of [other.memberId, '-', '']) {
    const refused = await world.send(key, {}, { authorization, [MEMBER_HEADER]: named });
    expect(refused.status).toBe(200);
    expect(refused.body).toMatchObject({ error: 4020, message: expect.stringContaining('บัญชีอื่น') });
  }
  // Its own name, or none from a program with a token of its own, goes on to the input.
  const own: Record<string, string>[] = [
    { authorization, [MEMBER_HEADER]: mine.memberId },
    { authorization },
  ];
  for (const headers of own) expect((await world.send(key, { none: 1 }, headers)).body.error).not.toBe(4020);
});
