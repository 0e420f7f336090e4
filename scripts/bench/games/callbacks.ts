import { randomUUIDv7 } from 'node:crypto';
import { receiveBet } from '#backend/areas/games/messages/receive-bet.ts';
import { gamePlayer, gameSession } from '#backend/areas/games/tables.ts';
import { placeBill } from '#backend/areas/lotto/bills/place-bill.ts';
import { claimPromotion } from '#backend/areas/promotion/claim-promotion.ts';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import type { Services } from '#backend/services.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import { HOUSE } from '#rules/games/house.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';
import { median, type Report } from '#scripts/bench/figures.ts';
import {
  AT,
  buildMembers,
  ctxOf,
  openServices,
  perSecond,
  ROUND,
} from '#scripts/bench/lotto/bench-services.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';

const CALLERS = 50;
const LOAD = { total: 1_500, callers: CALLERS };
const ROUNDS = 5;
/** What a stake that a provider tells may cost, in bills of one line. */
const MOST = 1.2;
/** And what it may cost while a promotion of its member runs, in stakes of one who has none. */
const MOST_OF_PROMOTION = 1.1;
const GAME = 'lucky-market';

interface Player {
  readonly memberId: string;
  readonly token: string;
  readonly playerId: string;
}

/** A game of the house as a member opened it, without asking the house. */
async function openPlayer(services: Services, { memberId, token: login }: BuiltMember): Promise<Player> {
  const { db, random, agentId } = services;
  const [token, playerId] = [random.token(32), random.uuid()];
  await db.orm.insert(gamePlayer).values({ providerId: HOUSE, memberId, playerId });
  await db.orm.insert(gameSession).values({
    ...{ id: random.uuid(), tokenHash: hashToken(token), memberId, agentId, providerId: HOUSE, gameId: GAME },
    ...{ wallet: 'main', loginHash: hashToken(login), source: 'bench', openedAt: AT },
  });
  return { memberId, token, playerId };
}

/** Takes a stake of a baht by the message of a provider, its signature among what is paid for. */
function better(services: Services, players: readonly Player[]) {
  const secret = ownSecret(services, HOUSE);
  return async (count: number) => {
    const player = players[count % players.length];
    if (!player) throw new Error('Nobody plays');
    const input = {
      ...{ token: player.token, player_id: player.playerId, game_id: GAME, round_id: randomUUIDv7() },
      ...{ transaction_id: randomUUIDv7(), currency: 'THB' as const, amount: 1 },
      counts: { turnover: true, cashback: true, commission: true },
    };
    const rawBody = JSON.stringify(input);
    const signed = signatureOf(providerHeaders, { secret, now: AT, text: rawBody });
    const headers = new Headers({ ...signed, [PROVIDER_HEADER]: HOUSE });
    await receiveBet({ ctx: { ...ctxOf(services, player.memberId), rawBody, headers }, input });
  };
}

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
    return { figures };
  } finally {
    await db.close();
    await cluster.stop();
  }
}
