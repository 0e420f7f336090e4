import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { newMember } from '#e2e/pages/account.ts';
import { HOUSE } from '#rules/games/house.ts';
import { opsUnder } from './ops.ts';
import { ownEnv, START_MS, startSite } from './own-site.ts';
import { readyMember } from './ready-member.ts';

const STAKE = 1_000;
/** They bring the least commission that is paid out. */
const ROUNDS = 10;

test('a link brings a friend, whose settled bets bring the inviter commission and the friend the rebate of the day', async ({
  page,
  playwright,
}) => {
  test.setTimeout(3 * START_MS);
  using folder = scratchFolder();
  const env = ownEnv(folder.path);
  const { request } = page.context();
  const main = page.locator('main');
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
  // The clock of a site cannot be moved while it runs: it is started again on the next day.
  await using before = await startSite(env);
  const { origin } = before;
  const inviter = await readyMember({ env, origin }, request, { seed: 151, baht: 100 });
  await page.goto(`${origin}/affiliate`);
  await page.getByRole('button', { name: 'สร้างลิงก์แนะนำ' }).click();
  const link = await main.getByRole('link', { name: /\?ref=/ }).getAttribute('href');

  const friend = newMember(152);
  const browser = await playwright.request.newContext({ baseURL: origin });
  const post = poster(browser);
  const opened = await browser.get(link ?? '');
  const ref = new URL(opened.url()).searchParams.get('ref');
  const name = { first_name: 'สมหญิง', last_name: 'ใจดี', birth_date: '1990-05-05' };
  const bank = { bank_code: '004', bank_account_no: friend.accountNo, accept_terms: true };
  const login = { username: friend.mobile, password: friend.password };
  await post('/api/register', { ...login, ...name, ...bank, ref });
  await post('/api/login', login);
  const qr = await post('/api/member/payment/generate_qr', {
    ...{ channel_id: 1, sub_channel_id: 1, amount: 2 * ROUNDS * STAKE },
  });
  await opsUnder(env, 'payment', 'pay', '--ref', String(qr.ref), '--yes', '--why', 'journey');
  await playRounds(post);
  await browser.dispose();
  await page.goto('about:blank');
  await before.stop('SIGTERM');

  const morning = { ...env, BACKEND_CLOCK: '2025-06-16T09:00:00+07:00' };
  await using _after = await startSite(morning);
  const enter = async ({ mobile, password }: { readonly mobile: string; readonly password: string }) => {
    await page.context().clearCookies({ name: 'session' });
    await request.post(`${origin}/api/login`, { data: { username: mobile, password } });
  };
  await enter(inviter);
  await expect(async () => {
    await page.goto(`${origin}/affiliate`);
    await expect(main).toContainText('ยอดเสี่ยง 10,000.00 บาท', { timeout: 1_000 });
  }).toPass();
  await main.getByRole('button', { name: 'ถอน 20.00 บาท เข้ากระเป๋าหลัก' }).click();
  await expect(balance).toHaveText('฿ 120.00');
  await expect(main.getByRole('region', { name: /^รายการ/ })).toContainText('ถอนเข้ากระเป๋าหลัก−20.00');

  await enter(friend);
  const claim = main.getByRole('region', { name: 'ยอดของเมื่อวาน' });
  await expect(async () => {
    await page.goto(`${origin}/cashback`);
    await expect(claim.getByRole('button')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const had = Number((await balance.textContent())?.replace(/[^\d.]/g, ''));
  await claim.getByRole('button', { name: 'รับ 15.00 บาท' }).click();
  await expect(claim).toContainText('รับคืนยอด 15.00 บาท เข้ากระเป๋าหลักแล้ว');
  await expect(balance).toHaveText(
    `฿ ${(had + 15).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  );
  expect(await opsUnder(morning, 'audit')).toContain('audit clean');
  await page.goto('about:blank');
});

type Post = (path: string, data: object) => Promise<Record<string, unknown>>;

/** Makes calls as who is logged in there, and answers their data. */
function poster(browser: APIRequestContext): Post {
  return async (path, data) => {
    const info = await (await browser.get('/api/get_user_info')).json();
    const member = info.data?.member_id;
    const named = member === undefined ? {} : { headers: { [MEMBER_HEADER]: String(member) } };
    const answer = await (await browser.post(path, { data, ...named })).json();
    expect(answer.error, `${path} ${JSON.stringify(answer)}`).toBe(0);
    return answer.data;
  };
}

/** Plays rounds of a slot machine of the house as its page does. */
async function playRounds(post: Post): Promise<void> {
  const game = { game_id: 'lucky-market', provider_id: HOUSE };
  const wallets: unknown = await post('/api/game/wallets', { ...game, sub_provider_id: 'classic' });
  const wallet_id = Array.isArray(wallets) ? wallets[0]?.id : undefined;
  const { link } = await post('/api/game/link', { ...game, wallet_id, is_mobile: true, source: 'journey' });
  const token = new URLSearchParams(String(link).split('#')[1]).get('token');
  await post('/api/house/open', { token });
  for (let round = 0; round < ROUNDS; round += 1)
    await post('/api/house/spin', { token, stake: STAKE, key: randomUUID() });
}
