import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import type { Database } from '#backend/core/db/database.ts';
import { followAll, inviteMember } from '#backend/testing/affiliate/invitations.ts';
import { makePersonal } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, buildMember, mobileOf, openSession, payIn } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { type AnyGameWorld, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import type { World } from '#backend/testing/world.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';
import type { Granted } from '#tests/faults/loyalty/loyalty-verbs.ts';

const MEMBERS = 4;
/** Enough at risk each day for the quest of a day, and for a check-in from the second day on. */
const STAKE = 200;
const ROUNDS = 3;
/** Of these rounds the member loses one, so that there is a loss to claim. */
const LOST = 100;
/** What the reward of the presses costs. */
const REWARD_POINTS = 100;
/** Of a friend, together enough for the least commission that is paid out: a five-hundredth of it. */
const FRIEND_STAKE = 1_000;
const FRIEND_ROUNDS = 12;

/** Prepares a day while no server runs: yesterday is closed, and each member has what every verb asks for. */
export async function prepareDay(
  db: Database,
  at: string,
  members: BuiltMember[],
): Promise<readonly Granted[]> {
  await using world = await openGameWorld([], { db, at });
  const { services } = world;
  while (members.length < MEMBERS) members.push(await buildMember(world));
  await settlePromotions(services);
  await closeCashbackDays(services);
  await playFriends(world, members);
  const granted: Granted[] = [];
  for (const { memberId } of members) {
    const member = { memberId, token: await openSession(world, memberId) };
    const { play } = await openPlayer(world, member);
    await payIn(services, memberId, 2_000_00n);
    for (let round = 0; round < ROUNDS; round += 1) await play(STAKE);
    await play(LOST, 0);
    await grantSpin(world, memberId);
    await grantPoints(world, memberId, REWARD_POINTS);
    const { data } = (await world.call('GET /api/wheel/config_v2', {}, member.token)).body;
    const day = bangkokDate(world.clock.now());
    granted.push({
      ...{ memberId, token: member.token, day, yesterday: addDays(day, -1) },
      ...{
        coupon: await makePersonal(world, member, { until: addDays(day, 7) }),
        wheelVersion: data?.version ?? 0,
      },
    });
  }
  return granted;
}

/** A spin as an operator gives it. */
async function grantSpin(world: World, memberId: string): Promise<void> {
  const options = { username: await mobileOf(world, memberId), spins: '1', 'valid-days': '30', again: 'yes' };
  const by = { who: 'nok', why: 'a test', yes: true };
  const { code, lines } = await runOps(world.services, { command: 'wheel grant', options, ...by });
  if (code !== 0) throw new Error(lines.join('\n'));
}

/** Each member has a new friend of today, who stakes enough for a commission. */
async function playFriends(world: AnyGameWorld, members: readonly BuiltMember[]): Promise<void> {
  for (const { memberId } of members) {
    const friend = await buildMember(world, { balance: FRIEND_STAKE });
    await inviteMember(world, { memberId, token: await openSession(world, memberId) }, friend);
    const { play } = await openPlayer(world, friend);
    for (let round = 0; round < FRIEND_ROUNDS; round += 1) await play(FRIEND_STAKE);
  }
  await followAll(world);
}
