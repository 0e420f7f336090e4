import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { game, gamePlayer, gameProvider, gameSession } from '#backend/areas/games/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME, ACME_GAME, type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { errorCodes } from '#contract/error-codes.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
const LINK = 'https://games.acme.example/reels#token=t';
const chosen = { game_id: ACME_GAME, provider_id: ACME };
let member: BuiltMember;

beforeEach(async () => {
  answer(() => Response.json({ error: 0, data: { link: LINK } }));
  member = await buildMember(world, { balance: 100 });
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

/** What the provider says when it is asked to open a game. */
function answer(say: () => Response): void {
  world.between(
    (handle) => async (request) =>
      new URL(request.url).pathname === '/acme/launch' ? say() : handle(request),
  );
}

async function walletOf({ token }: BuiltMember): Promise<string> {
  const asked = { ...chosen, sub_provider_id: ACME };
  return (await world.call('POST /api/game/wallets', asked, token)).body.data?.[0]?.id ?? '';
}

async function open(given: { readonly wallet?: string; readonly gameId?: string } = {}) {
  const wallet_id = given.wallet ?? (await walletOf(member));
  const asked = { ...chosen, ...(given.gameId && { game_id: given.gameId }), wallet_id };
  return world.call('POST /api/game/link', { ...asked, is_mobile: true, source: 'lobby' }, member.token);
}

const sessions = () =>
  world.db.orm.select().from(gameSession).where(eq(gameSession.memberId, member.memberId));

test('a game of another provider opens at an address of its frames', async () => {
  expect((await open()).body).toMatchObject({ error: 0, data: { link: LINK } });
  expect(await sessions()).toMatchObject([{ closedAt: null }]);
});

test.each([
  'https://elsewhere.example/reels',
  'https://games.acme.example.elsewhere.example/',
  'https://games.acme.example@elsewhere.example/',
  'https://somebody@games.acme.example/',
  'https://:secret@games.acme.example/',
  'http://games.acme.example/',
  'https://games.acme.example:444/',
  'blob:https://games.acme.example/reels',
  'javascript:alert(1)',
  'data:text/html,reels',
  '//games.acme.example/',
  '/frames/slots.html#token=t',
  '',
])('an address that is not on the list is never shown: %s', async (link) => {
  answer(() => Response.json({ error: 0, data: { link } }));
  expect((await open()).body).toMatchObject({ error: errorCodes.PROVIDER_AWAY });
});

test.each([
  ['half an answer', () => new Response('{"error":0,"data":{"li')],
  ['nothing', () => new Response('')],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a refusal', () => Response.json({ error: 7, data: { link: LINK } })],
  ['another shape', () => Response.json({ error: 0, data: { link: [LINK] } })],
  ['that it is down', () => new Response(null, { status: 503 })],
  [
    'well, with a status of a failure',
    () => Response.json({ error: 0, data: { link: LINK } }, { status: 500 }),
  ],
  [
    'two addresses',
    () => new Response(`{"error":0,"data":{"link":"https://elsewhere.example/","link":"${LINK}"}}`),
  ],
] as const)(
  'a provider that answers %s is away, and no stake is taken for what it did not open',
  async (_, say) => {
    answer(say);
    expect((await open()).body).toMatchObject({ error: errorCodes.PROVIDER_AWAY });
    const [session] = await sessions();
    expect(session?.closedAt).not.toBeNull();
  },
);

test.each([
  [
    'in another order, with more fields',
    `{"data":{"more":[1.50],"link":"${LINK}"},"message":null,"error":0.0}`,
  ],
  ['with escapes', `{"error":0e0,"data":{"link":"${LINK.replaceAll('/', '\\/')}"}}`],
  ['behind a byte order mark', `\uFEFF{"error":0,"data":{"link":"${LINK}"}}`],
] as const)('an answer that is written %s is read', async (_, text) => {
  answer(() => new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } }));
  expect((await open()).body).toMatchObject({ error: 0, data: { link: LINK } });
});

test('what is closed is not opened: the provider, the game, the provider for this member', async () => {
  const wallet = await walletOf(member);
  const isClosed = async () => expect((await open({ wallet })).body.error).toBe(errorCodes.GAME_CLOSED);
  const orm = world.db.orm;
  await orm.update(gameProvider).set({ status: 'closed' }).where(eq(gameProvider.id, ACME));
  await isClosed();
  await orm.update(gameProvider).set({ status: 'open' }).where(eq(gameProvider.id, ACME));
  await orm.update(game).set({ status: 'closed' }).where(eq(game.gameId, ACME_GAME));
  await isClosed();
  await orm.update(game).set({ status: 'open' }).where(eq(game.gameId, ACME_GAME));
  expect((await open({ wallet })).body.error).toBe(0);
  const own = and(eq(gamePlayer.providerId, ACME), eq(gamePlayer.memberId, member.memberId));
  await plantSealed(world.services, (tx) => tx.orm.update(gamePlayer).set({ isClosed: true }).where(own));
  await isClosed();
});

test('an unknown game, a wallet of somebody else and one that is none are not found', async () => {
  const stranger = await buildMember(world, { balance: 100 });
  expect((await open({ gameId: 'no-such-game' })).status).toBe(404);
  expect((await open({ wallet: await walletOf(stranger) })).status).toBe(404);
  expect((await open({ wallet: 'main' })).status).toBe(404);
});

test('a game without play money has no demo, and no money opens no game', async () => {
  const demo = { ...chosen, agent_code: 'pwin', is_mobile: true, source: 'lobby' };
  expect((await world.call('POST /api/game/demo', demo)).body.error).toBe(errorCodes.NO_DEMO);
  member = await buildMember(world, { balance: 0 });
  expect((await open()).body.error).toBe(errorCodes.INSUFFICIENT_BALANCE);
});
