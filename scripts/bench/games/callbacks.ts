import { randomUUIDv7 } from 'node:crypto';
import { receiveBet } from '#backend/areas/games/messages/receive-bet.ts';
import { gamePlayer, gameSession } from '#backend/areas/games/tables.ts';
import { placeBill } from '#backend/areas/lotto/bills/place-bill.ts';
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
    const [bet, bill] = [better(services, players), biller(services, players)];
    await perSecond(bet, LOAD);
    await perSecond(bill, LOAD);
    const speeds: Record<'bet' | 'bill', number[]> = { bet: [], bill: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      speeds.bet.push(await perSecond(bet, LOAD));
      speeds.bill.push(await perSecond(bill, LOAD));
    }
    const [bets, bills] = [median(speeds.bet), median(speeds.bill)];
    const figures = [
      { name: 'stakes that a provider tells', value: bets, unit: 'per s' },
      { name: 'bills of one line', value: bills, unit: 'per s' },
      { name: 'a stake ÷ a bill, in time', value: bills / bets, unit: '', target: { atMost: MOST } },
    ];
    return { figures };
  } finally {
    await db.close();
    await cluster.stop();
  }
}
