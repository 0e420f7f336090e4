import { open } from '#e2e/every-page/page-kinds.ts';
import { AccountPage, newMember } from '#e2e/pages/account.ts';
import { demo, expect, test } from './fixtures.ts';

const ROUND = 'glo-2025-06-16';

test.beforeEach(async ({ qa }) => {
  await qa.change({});
});

test('a registration that began at a round ends there', async ({ page }) => {
  const account = new AccountPage(page);
  const member = newMember(71);
  await page.goto(`/lotto/${ROUND}`);
  await page.getByRole('link', { name: 'สมัครสมาชิก' }).first().click();
  await page.waitForURL('**/register?next=**');
  await account.register(member, `/lotto/${ROUND}`);
  await expect(page.getByRole('button', { name: 'ส่งโพย' })).toBeVisible();
});

test('who is a member already is led to the login with the number, and on to a reset', async ({ page }) => {
  const account = new AccountPage(page);
  const member = { ...newMember(72), mobile: demo.mobile };
  await page.goto(`/register?next=%2Flotto%2F${ROUND}`);
  await account.fillLoginStep(member);
  await account.fillPersonStep();
  await account.fillBankStep(member);
  await account.confirm();
  await page.getByRole('link', { name: 'เข้าสู่ระบบด้วยเบอร์นี้' }).click();
  await page.waitForURL('**/login?next=**');
  await expect(page.getByLabel('เบอร์มือถือ')).toHaveValue('081-234-5678');
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน?' }).click();
  await page.waitForURL('**/forgot?next=**');
  await expect(page.getByLabel('เบอร์มือถือ')).toHaveValue('081-234-5678');
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href,
  );
  expect(kept).not.toContain('812345678');
});

test('a code form is there again after a reload, and leads back to the round', async ({ page }) => {
  await page.goto(`/forgot?next=%2Flotto%2F${ROUND}`);
  await page.getByLabel('เบอร์มือถือ').fill(demo.mobile);
  await page.getByRole('button', { name: 'ขอรหัส OTP' }).click();
  await expect(page.getByText('MOCKREF1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('MOCKREF1')).toBeVisible();
  await expect(page.getByText(/xxx-xxx-5678/)).toBeVisible();
  await page.getByLabel('เบอร์มือถือ').fill(demo.mobile);
  await page.getByLabel('รหัส OTP').fill('123456');
  await page.getByLabel('รหัสผ่านใหม่').fill('brand-new-word');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
  await page.waitForURL('**/login?next=**');
  await new AccountPage(page).login({ ...demo, password: 'brand-new-word' });
  await page.waitForURL(`**/lotto/${ROUND}`);
});

test('a visitor who asks for the own bills learns why not, and is there after the login', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('footer').getByRole('link', { name: 'โพยของฉัน' }).click();
  await expect(page.getByText('หน้า “โพยของฉัน” สำหรับสมาชิก เข้าสู่ระบบแล้วจะพาไปให้ทันที')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.locator('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL('**/login?next=**');
  await new AccountPage(page).login(demo);
  await page.waitForURL('**/lotto/bills');
});

test('QRs that wait are listed and can be opened', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/member/deposit');
  for (const baht of ['300', '500']) {
    await page.getByRole('button', { name: `ฝาก ${baht} บาท` }).click();
    await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
    await expect(page.getByRole('img', { name: `QR พร้อมเพย์ ยอด ${baht}.00 บาท` })).toBeVisible();
    if (baht === '300') await page.getByRole('button', { name: 'ฝากยอดอื่น' }).click();
  }
  await page.reload();
  await page.getByRole('button', { name: 'เปิด QR ยอด 300.00 บาท' }).click();
  await expect(page.getByRole('img', { name: 'QR พร้อมเพย์ ยอด 300.00 บาท' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'สอบถามทีมงาน' })).toHaveAttribute('href', /line/);
});

test.describe('a dialog that was not opened before', () => {
  test.use({ tab: 'new' });

  test('a dialog that is long on its way says so', async ({ page }) => {
    const first = await (await page.request.get('/')).text();
    const seen = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/**', async (route) => {
      const isFirst = first.includes(new URL(route.request().url()).pathname);
      if (!isFirst) await seen.promise;
      await route.continue();
    });
    await open(page, '/');
    await page.getByRole('button', { name: 'กิจกรรม' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'กำลังเปิด…' })).toBeVisible();
    seen.resolve();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('กำลังเปิด…')).toBeHidden();
  });
});

test('who was led home from a page for members comes back home with Back, and by the login to that page', async ({
  page,
}) => {
  await page.goto('/member/deposit');
  const notice = page.getByRole('status').filter({ hasText: 'สำหรับสมาชิก' });
  const home = page.getByRole('heading', { level: 1 });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  const title = (await home.textContent()) ?? '';
  await page.getByRole('link', { name: 'แทงหวย', exact: true }).first().click();
  await page.waitForURL('**/lotto/lobby');
  await expect(home).not.toHaveText(title);
  await page.goBack();
  await expect(home).toHaveText(title);
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(home).not.toHaveText(title);
  await page.goBack();
  await page.reload();
  await expect(home).toHaveText(title);
  await expect(notice).toHaveCount(0);
  await page.goto('/member/deposit');
  await notice.getByRole('link').click();
  await page.waitForURL('**/login?next=%2Fmember%2Fdeposit');
});

test('where no promotion is offered the page leads to the deposit and to the quests', async ({
  page,
  qa,
}) => {
  await qa.change({ promotionOpen: false });
  await page.goto('/promotions');
  const main = page.getByRole('main');
  await expect(main).toContainText('ตอนนี้ยังไม่มีโปรโมชัน');
  await expect(main.getByRole('link', { name: 'ดูภารกิจ' })).toHaveAttribute('href', '/member/creditfree');
  await main.getByRole('link', { name: 'ฝากเงิน' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'สำหรับสมาชิก' })).toBeVisible();
});

for (const path of ['/games/gone', '/frames/gone'])
  test(`${path}, where files of games lie, is a page of the site that leads home`, async ({ page, qa }) => {
    qa.expects(404, path);
    await page.goto(path);
    const home = page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' });
    await expect(home).toHaveCSS('text-decoration-line', 'none');
    await home.click();
    await expect(page).toHaveURL('/');
  });
