import { once } from 'node:events';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import {
  ACME,
  ACME_GAME,
  ACME_SECRET,
  type GameWorld,
  openAcme,
  openGameWorld,
} from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
let member: BuiltMember;

beforeEach(async () => {
  member = await buildMember(world, { balance: 100 });
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

/** A stake of 10 baht, with its amount spelled otherwise. */
async function stakeOf(amount = '10'): Promise<string> {
  const id = world.services.random.uuid();
  const play = { ...(await openAcme(world, member)), game_id: ACME_GAME, round_id: id, transaction_id: id };
  const counts = { turnover: true, cashback: true, commission: true };
  return JSON.stringify({ ...play, currency: 'THB', counts, amount: 0 }).replace(/0}$/, `${amount}}`);
}

/** What a message is answered that is sent over HTTP as it stands. */
async function post(sent: string, headers: OutgoingHttpHeaders = {}, bytes: Buffer = Buffer.from(sent)) {
  const signed = signatureOf(providerHeaders, { secret: ACME_SECRET, now: world.clock.now(), text: sent });
  const asked = request(new URL('/api/provider/bet', world.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, [PROVIDER_HEADER]: ACME, ...signed },
  });
  const half = Math.floor(bytes.length / 2);
  asked.write(bytes.subarray(0, half));
  asked.end(bytes.subarray(half));
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
}

test.each(['10', '10.0', '10.00', '1e1', '1E+1', '1.0e1', '1000E-2'])(
  'a stake of %s baht is one of ten',
  async (amount) => {
    expect((await post(await stakeOf(amount))).body).toMatchObject({ error: 0, data: { balance: 90 } });
    expect(await balanceOf(world, member.token)).toBe(90);
  },
);

test.each([
  ['on many lines', (sent: string) => JSON.stringify(JSON.parse(sent), null, '\t').replaceAll('\n', '\r\n')],
  [
    'with other names first',
    (sent: string) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(sent)).reverse())),
  ],
  ['with escapes', (sent: string) => sent.replaceAll('THB', '\\u0054HB')],
  ['behind a byte order mark', (sent: string) => `\uFEFF${sent}`],
] as const)('a message that is written %s is read', async (_, write) => {
  expect((await post(write(await stakeOf()))).body).toMatchObject({ error: 0, data: { balance: 90 } });
});

test.each([
  { 'content-type': 'application/json; charset=UTF-8' },
  { 'content-type': 'Application/JSON;charset="utf-8"' },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { connection: 'close' },
])('a message with %o is read', async (headers) => {
  expect((await post(await stakeOf(), headers)).body).toMatchObject({ error: 0, data: { balance: 90 } });
});

test('what is no message is refused by its own status, and moves nothing', async () => {
  const stake = await stakeOf();
  expect((await post(stake, { 'content-type': 'text/json' })).status).toBe(415);
  expect((await post(stake, { 'content-encoding': 'gzip' }, gzipSync(stake))).status).toBe(422);
  expect((await post(`\uFEFF\uFEFF${stake}`)).status).toBe(422);
  expect((await post(stake, {}, Buffer.from(stake.replace('10}', '1.0}')))).status).toBe(403);
  expect(await balanceOf(world, member.token)).toBe(100);
});
