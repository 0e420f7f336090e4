import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { addresses, deciderOf } from '#e2e/routes.ts';
import { paths as sitePaths } from '#lib/paths.ts';
import { type Answer, cachedAddresses, crawl, get, isCached, type Viewer } from './cached-crawl.ts';
import { ops } from './ops.ts';
import { pageWithoutOrder } from './page-data.ts';

const PASSWORD = 'sabai-dee-99';
const ROUNDS = 24;
/** What the operator names members that they make; it stands on many pages. */
const NO_NAME = 'สมาชิก';
const MOST_ROUNDS = 400;
/** Longer than any page is kept. */
const BOUNDARY_MS = 15_000;
type Asker = Pick<Viewer, 'id' | 'cookie'>;
const NOBODY: Asker = { id: '', cookie: '' };
const Info = z.object({ data: z.object({ member_id: z.string(), first_name: z.string() }) });
const Made = z.object({ data: z.object({ bill_id: z.string().optional(), ref: z.string().optional() }) });
const Rounds = z.object({ data: z.array(z.object({ round_id: z.string() })) });
const Wallets = z.object({ data: z.array(z.object({ id: z.string() })) });

const post = (origin: string, path: string, body: object, { id, cookie }: Asker = NOBODY) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...(id && { [MEMBER_HEADER]: id }) },
    body: JSON.stringify(body),
  });

/** A member with a session, and what of them may be on a page. */
async function viewerOf(origin: string, username: string, baht: string): Promise<Viewer> {
  const login = await post(origin, '/api/login', { username, password: PASSWORD });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1).join())
    .join('; ');
  const info = Info.parse(await (await fetch(`${origin}/api/get_user_info`, { headers: { cookie } })).json());
  const wallets = Wallets.parse(
    await (await post(origin, '/api/member/wallets', {}, { id: '', cookie })).json(),
  );
  const { first_name, member_id } = info.data;
  const values = [
    ...(first_name === NO_NAME ? [] : [first_name]),
    member_id,
    ...wallets.data.map(({ id }) => id),
    baht,
  ].filter(Boolean);
  return { name: username, id: member_id, cookie, values, own: {} };
}

/** The round on sale that closes last: journeys before this one may have ended others. */
async function lastOnSale(origin: string): Promise<string> {
  const open = await fetch(`${origin}/api/lotto/rounds?status=open&limit=200`);
  return Rounds.parse(await open.json()).data.at(-1)?.round_id ?? '';
}

/** The same with a QR that waits for its payment, and with a bill. */
async function withOwn(origin: string, viewer: Viewer, amount: number, hasBill = false): Promise<Viewer> {
  const make = async (path: string, body: object) => {
    const answer = await post(origin, path, { ...body, idempotency_key: randomUUID() }, viewer);
    const { bill_id, ref } = Made.parse(await answer.json()).data;
    return [bill_id, ref].filter((id) => id !== undefined);
  };
  const qr = { channel_id: 1, sub_channel_id: 1, amount };
  const lines = [{ type: 'top_3', number: '907', amount: 50 }];
  return {
    ...viewer,
    own: {
      [sitePaths.deposit]: await make('/api/member/payment/generate_qr', qr),
      ...(hasBill && {
        [sitePaths.lottoBills]: await make('/api/lotto/bill/create', {
          round_id: await lastOnSale(origin),
          lines,
        }),
      }),
    },
  };
}

const register = (origin: string, username: string, first_name: string) =>
  post(origin, '/api/register', {
    ...{ username, password: PASSWORD, first_name, last_name: 'ใจดี', birth_date: '1990-01-01' },
    ...{ bank_code: '004', bank_account_no: `123${username.slice(3)}`, accept_terms: true },
  });

/** A member with money and a bill, two without, and a visitor. */
async function makeViewers(origin: string, project: string): Promise<Viewer[]> {
  const [rich, poor, other] = ['0810000091', '0810000092', '0810000094'];
  const create = ['member', 'create', '--username', rich, '--password', PASSWORD];
  await ops(project, ...create, '--deposit', '7704.32', '--yes');
  await register(origin, poor, 'มาลัยพร');
  await register(origin, other, 'ปิยะนุช');
  return [
    // The bill costs 50.
    await withOwn(origin, await viewerOf(origin, rich, '7,654.32'), 312, true),
    await withOwn(origin, await viewerOf(origin, poor, ''), 423),
    await viewerOf(origin, other, ''),
    { name: 'visitor', ...NOBODY, values: [], own: {} },
  ];
}

test('kept pages are those of an ordinary render, and hold nothing of anybody else', async ({
  baseURL,
}, info) => {
  // Every page in every way, two dozen times, on a machine that does much else.
  test.setTimeout(900_000);
  const origin = baseURL ?? '';
  const viewers = await makeViewers(origin, info.project.name);
  const open = await cachedAddresses(origin);
  expect(open).toEqual(
    expect.arrayContaining([
      '/',
      '/login',
      '/lotto',
      '/lotto/lobby',
      '/lotto/rates',
      '/lotto/results',
      '/register',
    ]),
  );

  const others = addresses.filter((path) => !open.includes(path));
  const ofMembers = await cachedAddresses(origin, viewers[0]?.cookie, others);
  expect(ofMembers).toEqual(
    expect.arrayContaining([
      sitePaths.lottoBills,
      sitePaths.bills({ status: 'pending' }),
      sitePaths.deposit,
      sitePaths.withdraw,
      sitePaths.profile,
    ]),
  );
  const paths = [...open, ...ofMembers];

  // A whole page under a header of the browser's router is rendered anew.
  const anew = { 'next-url': '/' };
  const heads = ({ headers }: Answer) =>
    Object.keys(headers)
      .filter((name) => !name.startsWith('content-length') && name !== 'transfer-encoding')
      .sort();
  for (const { name, cookie } of viewers) {
    for (const path of paths) {
      const headers: Record<string, string> = cookie ? { cookie } : {};
      await get(origin, path, headers);
      // A stage that the clock alone ends, such as the last minutes of a round, may end between the two.
      await expect(async () => {
        const [kept, ordinary] = [
          await get(origin, path, headers),
          await get(origin, path, { ...headers, ...anew }),
        ];
        expect([name, path, kept.status, heads(kept)]).toEqual([
          name,
          path,
          ordinary.status,
          heads(ordinary),
        ]);
        if (kept.status !== 200) return;
        expect([name, path, isCached(kept), isCached(ordinary)]).toEqual([name, path, true, false]);
        expect(pageWithoutOrder(kept.text, kept.nonce), `${name} ${path}`).toBe(
          pageWithoutOrder(ordinary.text, ordinary.nonce),
        );
      }).toPass({ timeout: BOUNDARY_MS });
    }
  }

  const seen = await crawl(origin, paths, viewers, ROUNDS);
  expect([...new Set(seen.problems)]).toEqual([]);
  expect(seen.kept).toBeGreaterThan(seen.answers / 2);
});

test('of ten thousand answers each has a nonce of its own', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const origin = baseURL ?? '';
  const nonces = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const some = Array.from({ length: 25 }, () => get(origin, '/login', {}));
    for (const { nonce, text } of await Promise.all(some)) {
      if (text.includes(`nonce="${nonce}"`)) nonces.add(nonce);
    }
  }
  expect(nonces.size).toBe(25 * MOST_ROUNDS);
});

test('kept pages come alive in the browser, within their policy', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const origin = baseURL ?? '';
  const routeOf = (path: string) => deciderOf(path, 'route');
  await register(origin, '0810000093', 'วิภา');
  const { cookie } = await withOwn(origin, await viewerOf(origin, '0810000093', ''), 534);
  for (const pairs of [[], cookie.split('; ')]) {
    const kept = await cachedAddresses(origin, pairs.join('; '));
    const paths = kept.filter((path) => path === kept.findLast((one) => routeOf(one) === routeOf(path)));
    expect(paths.length).toBeGreaterThan(5);
    const cookies = pairs.map((pair) => pair.split(/=(.*)/s));
    await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: origin })));
    for (const path of paths) {
      await page.goto(path);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('a[href], button') ?? {}).some((key) => key.startsWith('__react')),
      );
    }
  }
});
