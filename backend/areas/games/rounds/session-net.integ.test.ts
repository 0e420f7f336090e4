import { afterAll, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';

const world = await openGameWorld([]);
afterAll(() => closeAudited(world));

/** Net result and open stakes of a session, which its reality check, statement and wins and losses all say. */
async function sessionOf(token: string) {
  const reality = (await world.call('GET /api/member/protection/reality', {}, token)).body.data;
  const statement = (await world.call('GET /api/member/statement', {}, token)).body.data?.summary?.session;
  const winLoss = (await world.call('GET /api/member/winloss', {}, token)).body.data?.session;
  const said = { net: reality?.net, open: reality?.open };
  expect(statement).toMatchObject(said);
  expect(winLoss).toMatchObject(said);
  return said;
}

test('what a round has paid before its end is its stake that came back first, and won only then', async () => {
  const member = await buildMember(world, { balance: 1_000 });
  const { openRound } = await openPlayer(world, member);
  world.clock.set('2025-06-15T19:01:00+07:00');
  const round = await openRound(100);
  expect(await sessionOf(member.token)).toEqual({ net: 0, open: 100 });
  await round.win(60);
  expect(await sessionOf(member.token)).toEqual({ net: 0, open: 40 });
  await round.win(90);
  expect(await sessionOf(member.token)).toEqual({ net: 50, open: 0 });
  await round.bet(200);
  expect(await sessionOf(member.token)).toEqual({ net: 0, open: 150 });
  await round.win(0, true);
  expect(await sessionOf(member.token)).toEqual({ net: -150, open: 0 });
});
