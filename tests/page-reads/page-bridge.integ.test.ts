import { createCipheriv, randomBytes } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { hearStatements } from '#backend/testing/statements.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { SessionSummary } from '#lib/gateway/session-summary.ts';
import { answerBroken } from '#lib/render-context.ts';
import { backendOf } from './world-backend.ts';

vi.hoisted(() => vi.resetModules());
vi.stubEnv('SESSION_SECRET', 'a secret that is long enough for a test');
const { loadBills } = await import('#lib/loaders/lotto/bills.ts');
const { sealedCookie } = await import('#lib/gateway/session-cookie.ts');
const { openPages } = await import('#lib/gateway/page-bridge.ts');

const world = await openWorld({ members: [100, 200, 300] });
const backend = backendOf(world);
globalThis.pwinBackend = Promise.resolve(backend);
await openPages();
afterAll(async () => {
  globalThis.pwinBackend = undefined;
  globalThis.pwinPages = undefined;
  vi.resetModules();
  await world[Symbol.asyncDispose]();
});

const caller = { userAgent: 'test', forwardedFor: undefined };
const summaryOf = (cookie: string | undefined) => globalThis.pwinPages?.summaryOf(cookie, caller);
const cookieOf = (token: string) => sealedCookie(token).split(';')[0] ?? '';
const [mine, other, leaving] = world.members;

/** As one that was sealed here, under a key that is not ours. */
function foreign(token: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), iv);
  const sealed = [iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `session=${Buffer.concat(sealed).toString('base64url')}`;
}

test('the site hears of changes while its backend does', () => {
  expect(globalThis.pwinPages?.hearsChanges).toBe(true);
  vi.spyOn(backend, 'hearsChanges').mockReturnValueOnce(false);
  expect(globalThis.pwinPages?.hearsChanges).toBe(false);
});

test('a stranger is a visitor at once, whatever the cookie claims', () => {
  const own = cookieOf(mine.token);
  const strangers = [
    undefined,
    '',
    'theme=dark',
    'session=',
    'session=x',
    `session=${mine.token}`,
    `${own.slice(0, -3)}${own.at(-3) === 'A' ? 'B' : 'A'}${own.slice(-2)}`,
    foreign(mine.token),
    `__Host-${own}`,
  ];
  for (const cookie of strangers) expect(summaryOf(cookie), cookie).toBe('visitor');
});

test('a session of ours gives its member’s summary, and nothing beside it that opens anything', async () => {
  const summary = await summaryOf(`a=b; ${cookieOf(mine.token)}; c=d`);
  expect(summary).toMatchObject({ user: { member_id: mine.memberId }, wallets: [{ balance: 100 }] });
  expect(Object.keys(Object(summary)).toSorted()).toEqual(['times', 'user', 'wallets']);
  expect(await summaryOf(cookieOf(other.token))).toMatchObject({ wallets: [{ balance: 200 }] });
});

test('what is a member’s own on a page is read under the one authentication of its page, in one statement', async () => {
  const summary = await summaryOf(cookieOf(mine.token));
  if (summary === undefined || typeof summary === 'string') throw new Error('no summary');
  const filter = { status: undefined, kind: undefined, day: undefined, before: undefined };
  const readFor = (one: SessionSummary) => globalThis.pwinPages?.readAs(one, () => loadBills(filter));
  const { texts } = hearStatements();
  expect(await readFor(summary)).toMatchObject({ bills: [], totals: { count: 0 }, filter });
  expect(texts).toHaveLength(1);
  vi.restoreAllMocks();
  await expect(readFor({ ...summary })).rejects.toThrow('no summary of this site');
});

test('a part that could not be read whole is none', async () => {
  const summary = await summaryOf(cookieOf(mine.token));
  if (summary === undefined || typeof summary === 'string') throw new Error('no summary');
  const without = async () => {
    answerBroken();
    return {};
  };
  await expect(globalThis.pwinPages?.readAs(summary, without)).rejects.toThrow('could not be read');
});

test('a token that the backend does not know, a session that was ended and a database that is away have no summary', async () => {
  expect(await summaryOf(cookieOf('n'.repeat(43)))).toBe('ordinary');
  const cookie = cookieOf(leaving.token);
  expect(await summaryOf(cookie)).toMatchObject({ user: { member_id: leaving.memberId } });
  await world.call('POST /api/logout', {}, leaving.token);
  expect(await summaryOf(cookie)).toBe('ordinary');
  vi.spyOn(world.db, 'query').mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  expect(await summaryOf(cookieOf(mine.token))).toBe('ordinary');
});
