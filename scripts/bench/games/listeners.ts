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

/** Jobs that look at wagers afterwards: the readers, and what settles goals. */
const followers = areas
  .flatMap(({ jobs }) => jobs)
  .filter(({ name }) => /^read-wagers-|^settle-(promotions|coupon-bonuses)$/.test(name));

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

/** Wagers from stake to end, and then everything that listens to them as its job does each minute; the time of both by that of the first. */
export async function benchListeners(services: Services): Promise<Figure> {
  const play = roundPlayer(services, await buildPlayers(services));
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const played = LOAD.total / (await perSecond(play, LOAD));
    const from = performance.now();
    for (const { run } of followers) await run(services);
    const followed = (performance.now() - from) / 1_000;
    // The first round warms up.
    if (round > 0) ratios.push((played + followed) / played);
  }
  return {
    name: `a wager and ${followers.length} that listen to it ÷ one alone, in time`,
    ...{ value: median(ratios), unit: '', target: { atMost: MOST } },
  };
}
