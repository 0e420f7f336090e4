import { expect, expectAccessible, test } from './fixtures.ts';
import { AccountPage } from './pages/account.ts';

const forEverybody = [
  ['/', 'งวดที่เปิดรับ'],
  ['/login', 'เข้าสู่ระบบ'],
  ['/register', 'สมัครสมาชิก'],
  ['/forgot', 'ลืมรหัสผ่าน'],
  ['/lotto/lobby', 'หวยรัฐบาล'],
  ['/lotto/glo-2025-06-16', '16 มิถุนายน 2568'],
  ['/lotto/results', '559352'],
  ['/lotto/results?round_id=glo-2025-06-01', '559352'],
  ['/lotto/rates', '3 ตัวบน'],
] as const;
const forMembers = [
  ['/member/deposit', 'สร้าง QR ฝากเงิน'],
  ['/lotto/bills', 'โพยของฉัน'],
] as const;
const demo = { mobile: '0812345678', password: 'sabai-dee-99' };

for (const scheme of ['dark', 'light'] as const) {
  test.describe(`scheme ${scheme}`, () => {
    test.beforeEach(async ({ context, baseURL, qa }) => {
      await qa.change({});
      await context.addCookies([{ name: 'color_scheme', value: scheme, url: baseURL ?? '' }]);
    });

    for (const [path, text] of forEverybody) {
      test(`${path} is accessible`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('main')).toContainText(text);
        await expectAccessible(page);
      });
    }

    test('pages of a member are accessible', async ({ page }) => {
      await new AccountPage(page).login(demo);
      await page.waitForURL('/');
      for (const [path, text] of forMembers) {
        await page.goto(path);
        await expect(page.locator('main')).toContainText(text);
        await expectAccessible(page);
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of forEverybody) {
    test(`${path} holds its content in the first HTML`, async ({ page, qa }) => {
      await qa.change({});
      await page.goto(path);
      await expect(page.locator('main')).toContainText(text);
    });
  }
});

test('the first HTML of a member holds name and balance', async ({ page, qa }) => {
  await qa.change({ balance: 4321.25 });
  await new AccountPage(page).login(demo);
  await page.waitForURL('/');
  for (const path of ['/', ...forMembers.map(([one]) => one)]) {
    const html = await (await page.context().request.get(path)).text();
    expect(html).toContain('สมหญิง');
    expect(html).toContain('4,321.25');
  }
});
