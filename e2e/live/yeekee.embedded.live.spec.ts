import { expect, test } from '#e2e/fixtures.ts';
import { newMember } from '#e2e/pages/account.ts';
import { paths } from '#lib/paths.ts';
import { CHAIN_START } from '#rules/draw/chain.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { linkOf } from '#rules/lotto/yeekee/chain.ts';

test('the first shot into the present round begins its chain, and is counted for everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  const { mobile, password, accountNo } = newMember(88);
  const post = async (path: string, data: object) =>
    expect((await page.context().request.post(path, { data })).ok()).toBe(true);
  await post('/api/register', {
    username: mobile,
    password,
    first_name: 'สมหญิง',
    last_name: 'ใจดี',
    birth_date: '1990-05-05',
    bank_code: '004',
    bank_account_no: accountNo,
    accept_terms: true,
  });
  await post('/api/login', { username: mobile, password });
  await page.goto(paths.rounds('yeekee'));
  await page.getByRole('link', { name: 'เข้ารอบนี้' }).click();
  await page.getByLabel('เลขที่จะยิง 5 หลัก').fill('00628');
  await page.getByRole('button', { name: 'ยิงเลข', exact: true }).click();
  await expect(page.getByText('ยิง 00628 แล้ว ลำดับที่ 1')).toBeVisible();
  const receipt = await linkOf(webHashing, CHAIN_START, { position: 1, number: '00628' });
  await expect(page.getByRole('region', { name: /เลขที่ฉันยิง/ })).toContainText(receipt);
  const room = new URL(page.url()).pathname;

  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  const seen = await visitor.request.get(`/api/lotto/yeekee/lists?round_id=${room.split('/').at(-1)}`);
  expect((await seen.json()).data).toMatchObject({ count: 1, shooters: 1, proof: null });
  await visitor.close();
});
