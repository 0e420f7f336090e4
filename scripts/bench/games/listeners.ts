import { randomUUIDv7 } from 'node:crypto';
import { affiliateReferral } from '#backend/areas/affiliate/tables.ts';
import { claimPromotion } from '#backend/areas/promotion/claim-promotion.ts';
import { areas } from '#backend/areas.ts';
import type { Services } from '#backend/services.ts';
import { type Figure, median } from '#scripts/bench/figures.ts';
import { openPlayer, type Player, roundPlayer } from '#scripts/bench/games/players.ts';
import { AT, buildMembers, ctxOf, perSecond } from '#scripts/bench/lotto/bench-services.ts';

const LOAD = { total: 1_500, callers: 50 };
const ROUNDS = 5;
/** What a wager may cost with all that follows from it, in wagers that nobody listens to. */
const MOST = 1.15;

/** What tells open pages of wagers, which belongs to a wager whoever else listens. */
const LIVE = 'read-wagers-live';
const jobs = areas
  .flatMap((area) => area.jobs)
  .filter(({ name }) => /^read-wagers-|^settle-(promotions|coupon-bonuses)$/.test(name));
/** Jobs of what brings members back: the readers, and what settles goals. */
const followers = jobs.filter(({ name }) => name !== LIVE);
const live = jobs.filter(({ name }) => name === LIVE);

/** Seconds that these jobs take, one after the other. */
async function secondsOf(some: typeof jobs, services: Services): Promise<number> {
  const from = performance.now();
  for (const { run } of some) await run(services);
  return (performance.now() - from) / 1_000;
}

/** Members who were invited and have a promotion running. */
async function buildPlayers(services: Services): Promise<Player[]> {
  const [inviter, ...members] = await buildMembers(services, LOAD.callers + 1);
  if (!inviter) throw new Error('Nobody invites');
  const players: Player[] = [];
  for (const member of members) {
    await services.db.orm.insert(affiliateReferral).values({
      ...{ id: randomUUIDv7(), agentId: services.agentId, memberId: member.memberId },
      ...{ referrerId: inviter.memberId, sameAddress: false, at: AT },
    });
    const input = { offer_id: 'first-deposit', version: 1, idempotency_key: randomUUIDv7() };
    await claimPromotion({ ctx: ctxOf(services, member.memberId), input });
    players.push(await openPlayer(services, member));
  }
  return players;
}

/** Wagers from stake to end, told to open pages, and then everything else that listens to them as its job does each minute; all of it by the first. */
export async function benchListeners(services: Services): Promise<Figure> {
  const play = roundPlayer(services, await buildPlayers(services));
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const played = LOAD.total / (await perSecond(play, LOAD)) + (await secondsOf(live, services));
    const followed = await secondsOf(followers, services);
    // The first round warms up.
    if (round > 0) ratios.push((played + followed) / played);
  }
  return {
    name: `a wager and ${followers.length} that listen to it ÷ one alone, in time`,
    ...{ value: median(ratios), unit: '', target: { atMost: MOST } },
  };
}
