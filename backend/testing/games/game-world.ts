import { and, eq } from 'drizzle-orm';
import { gameKey, sealedGames, sealedOpenGames, sealedProviders } from '#backend/areas/games/sealings.ts';
import { game, gamePlayer, gameProvider, gameSession } from '#backend/areas/games/tables.ts';
import type { Database } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { listen } from '#backend/core/http/listen.ts';
import { serveOver, trustedPeers } from '#backend/core/http/server.ts';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import type { Ports } from '#backend/ports.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import type { CallKey, Calls } from '#contract/calls.ts';
import { HOUSE } from '#rules/games/house.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

/** Signs messages of the provider `acme` in tests. */
export const ACME_SECRET = 'secret of a provider that tests have';
export const ACME = 'acme';

/** A game of that provider, for stakes from 1 to 1,000 baht. */
export const ACME_GAME = 'acme-reels';

/** Changes what the game of that provider is, as an operator's hand does. */
export async function changeAcme({ services }: World, set: Partial<typeof game.$inferInsert>): Promise<void> {
  await services.db.transact(async (tx) => {
    await tx.orm.update(game).set(set).where(eq(game.gameId, ACME_GAME));
    for (const sealing of [sealedGames, sealedOpenGames])
      await sealRows(tx, services, sealing, [gameKey(ACME, ACME_GAME)]);
    await sealRows(tx, services, sealedProviders, [ACME]);
  });
}

async function addAcme(world: World): Promise<void> {
  const { db } = world.services;
  const provider = { id: ACME, name: 'Acme', status: 'open', position: 1 } as const;
  // A database that was given may have it.
  const made = await db.orm.insert(gameProvider).values(provider).onConflictDoNothing().returning();
  if (made.length === 0) return;
  await db.orm.insert(game).values({
    ...{
      providerId: ACME,
      gameId: ACME_GAME,
      subProviderId: ACME,
      category: 'slot',
      name: 'เกมทดสอบ',
      nameEn: 'Test reels',
    },
    ...{
      image: '/games/acme.webp',
      tags: [],
      rtpBp: 9_600,
      minSatang: 100n,
      maxSatang: 100_000n,
      position: 1_000,
    },
    ...{ hasDemo: false, hasFreeSpins: false, isHot: false, status: 'open' },
  });
  await changeAcme(world, { status: 'open' });
}

/** A game of the provider as a member opened it, without asking the provider: its token and who plays. */
export async function openAcme({ services }: World, { memberId, token }: BuiltMember) {
  const { db, random, clock, agentId } = services;
  const secret = random.token(32);
  const playerId = random.uuid();
  const known = { providerId: ACME, memberId };
  await db.orm
    .insert(gamePlayer)
    .values({ ...known, playerId })
    .onConflictDoNothing();
  const own = and(eq(gamePlayer.providerId, ACME), eq(gamePlayer.memberId, memberId));
  const [player] = await db.orm.select().from(gamePlayer).where(own);
  await db.orm.insert(gameSession).values({
    ...{
      ...known,
      id: random.uuid(),
      tokenHash: hashToken(secret),
      agentId,
      gameId: ACME_GAME,
      wallet: 'main',
    },
    ...{ loginHash: hashToken(token), source: 'test', openedAt: clock.now() },
  });
  return { token: secret, player_id: player?.playerId ?? playerId };
}

type Handle = (request: Request) => Promise<Response>;

/** What the wallet and the house answer over HTTP, replaced for what a test wants to go wrong on the way. */
export interface GameWorld<Balances extends readonly number[]> extends World<Balances> {
  /** Where the house and the wallet are reached over HTTP. */
  readonly url: string;
  /** Stands between the house, the wallet and their answers. */
  between(wrap: (handle: Handle) => Handle): void;
  /** A signed message of a provider. */
  tell<Key extends CallKey>(key: Key, body: Calls[Key]['request'], by?: string): ReturnType<World['send']>;
}

/** A world whose house and wallet speak over HTTP, as they do on a site. */
export async function openGameWorld<const Balances extends readonly number[] = readonly []>(
  members: Balances,
  plan: {
    readonly connections?: number;
    readonly db?: Database;
    readonly at?: string;
    readonly ports?: Partial<Ports>;
  } = {},
): Promise<GameWorld<Balances>> {
  let handle: Handle = async () => new Response(null, { status: 503 });
  const { server, close } = serveOver((request) => handle(request), trustedPeers(['127.0.0.1']));
  const url = await listen(server, 0, '127.0.0.1');
  const acme = { url: `${url}/acme/`, secrets: [ACME_SECRET], frames: ['https://games.acme.example'] };
  const variables = { OWN_URL: url, GAME_PROVIDERS: JSON.stringify({ [ACME]: acme }) };
  const world = await openWorld({ ...plan, members, variables });
  await addAcme(world);
  handle = world.handle;
  const secretOf = (by: string) => (by === HOUSE ? ownSecret(world.services, HOUSE) : ACME_SECRET);
  return {
    ...world,
    url,
    between: (wrap) => {
      handle = wrap(world.handle);
    },
    tell: (key, body, by = ACME) => {
      const text = JSON.stringify(body);
      const signed = { secret: secretOf(by), now: world.clock.now(), text };
      return world.send(key, text, {
        [PROVIDER_HEADER]: by,
        ...signatureOf(providerHeaders, signed),
      });
    },
    [Symbol.asyncDispose]: async () => {
      await close();
      await world[Symbol.asyncDispose]();
    },
  };
}
