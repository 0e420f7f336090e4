import { randomUUIDv7 } from 'node:crypto';
import { placeBill } from '#backend/areas/lotto/bills/place-bill.ts';
import { claimPromotion } from '#backend/areas/promotion/claim-promotion.ts';
import type { Services } from '#backend/services.ts';
import { median, type Report } from '#scripts/bench/figures.ts';
import { benchListeners } from '#scripts/bench/games/listeners.ts';
import { better, openPlayer, type Player } from '#scripts/bench/games/players.ts';
import { buildMembers, ctxOf, openServices, perSecond, ROUND } from '#scripts/bench/lotto/bench-services.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';

const CALLERS = 50;
const LOAD = { total: 1_500, callers: CALLERS };
const ROUNDS = 5;
/** What a stake that a provider tells may cost, in bills of one line. */
const MOST = 1.2;
/** And what it may cost while a promotion of its member runs, in stakes of one who has none. */
const MOST_OF_PROMOTION = 1.1;

/** Players with a promotion that runs, which asks for more than a bench plays. */
async function promoted(services: Services): Promise<Player[]> {
  const players: Player[] = [];
  for (const member of await buildMembers(services, CALLERS)) {
    const input = { offer_id: 'first-deposit', version: 1, idempotency_key: randomUUIDv7() };
    await claimPromotion({ ctx: ctxOf(services, member.memberId), input });
    players.push(await openPlayer(services, member));
  }
  return players;
}

/** Places a bill of one line for a baht. */
function biller(services: Services, players: readonly Player[]) {
  return async (count: number) => {
    const { memberId } = players[count % players.length] ?? { memberId: '' };
    const number = String(count % 1_000).padStart(3, '0');
    const lines = [{ type: 'top_3', number, amount: 1 }];
    const input = { round_id: ROUND, pack: 'full' as const, lines, idempotency_key: randomUUIDv7() };
    await placeBill({ ctx: ctxOf(services, memberId), input });
  };
}

/** What a stake of a game costs beside a bill of one line, in process on PostgreSQL, in turns. */
export async function benchCallbacks(): Promise<Report> {
  const cluster = await startCluster({});
  const { db, services } = await openServices(cluster.url());
  try {
    const members = await buildMembers(services, CALLERS);
    const players: Player[] = [];
    for (const member of members) players.push(await openPlayer(services, member));
    const others = await promoted(services);
    const work = {
      bet: better(services, players),
      bill: biller(services, players),
      promotion: better(services, others),
    };
    const speeds: Record<keyof typeof work, number[]> = { bet: [], bill: [], promotion: [] };
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const what of ['bet', 'promotion', 'bill'] as const) {
        const speed = await perSecond(work[what], LOAD);
        // The first round warms up.
        if (round > 0) speeds[what].push(speed);
      }
    const [bets, bills, promotions] = [median(speeds.bet), median(speeds.bill), median(speeds.promotion)];
    const figures = [
      { name: 'stakes that a provider tells', value: bets, unit: 'per s' },
      { name: 'bills of one line', value: bills, unit: 'per s' },
      { name: 'a stake ÷ a bill, in time', value: bills / bets, unit: '', target: { atMost: MOST } },
      {
        ...{
          name: 'a stake while a promotion runs ÷ one without, in time',
          value: bets / promotions,
          unit: '',
        },
        target: { atMost: MOST_OF_PROMOTION },
      },
    ];
    return { figures: [...figures, await benchListeners(services)] };
  } finally {
    await db.close();
    await cluster.stop();
  }
}
