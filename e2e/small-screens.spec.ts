import { wholeWords } from '#components/ui/text/whole-words.ts';
import { AccountPage, newMember } from '#e2e/pages/account.ts';
import { BetPage } from '#e2e/pages/bet.ts';
import { beneathFloating, brokenWords, enlarge, hiddenByFloating } from '#e2e/pages/screen.ts';
import { watchToast } from '#e2e/pages/toasts.ts';
import { demo, expect, test, touchPage } from './fixtures.ts';

const ROUND = 'glo-2025-06-16';
const lines = [
  { type: 'top_2' as const, number: '12', amount: 10 },
  { type: 'top_3' as const, number: '863', amount: 5 },
];
const money = ['/member/deposit', '/member/withdraw', '/member/statement'];
const small = { width: 320, height: 640 };
test.beforeEach(async ({ qa }) => {
  await qa.change({ balance: 99_999_999.99 });
});

test('price and keypad stand in the first view of the betting page, also days before the draw and when something is said', async ({
  page,
  qa,
}) => {
  await qa.change({
    round: { round_id: ROUND, draw_date: '2025-07-01', closes_at: '2025-07-01T08:20:00.000Z' },
  });
  await page.goto(`/lotto/${ROUND}`);
  const keypad = page.getByRole('group', { name: 'แป้นตัวเลข' });
  const total = page.getByRole('status', { name: /^โพย/ });
  const room = async () => {
    const [keys, price, bar] = await Promise.all([
      keypad.boundingBox(),
      page.getByLabel('ราคาต่อเลข').boundingBox(),
      total.boundingBox(),
    ]);
    expect(price?.y ?? 0).toBeGreaterThan(0);
    return (bar?.y ?? 0) - ((keys?.y ?? 0) + (keys?.height ?? 0));
  };
  expect(await room()).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'ราคา 100 บาท' }).click();
  for (const digit of '863') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('เพิ่ม 1 รายการ')).toBeVisible();
  expect(await room()).toBeGreaterThanOrEqual(-16);
});

test('on a short phone all keys stand over the draft, and its bottom bar at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/lotto/${ROUND}`);
  const keypad = page.getByRole('group', { name: 'แป้นตัวเลข' });
  const helpers = page.getByRole('group', { name: 'ตัวช่วย' });
  const keys = await keypad.boundingBox();
  // As they are seen so are they reached by Tab.
  expect((await helpers.boundingBox())?.y).toBeGreaterThan(keys?.y ?? 0);
  await keypad.getByRole('button', { name: 'ลบทีละตัว' }).focus();
  await page.keyboard.press('Tab');
  await expect(helpers.getByRole('button').first()).toBeFocused();
  const total = await page.getByRole('status', { name: /^โพย/ }).boundingBox();
  expect((keys?.y ?? 0) + (keys?.height ?? 0)).toBeLessThanOrEqual(total?.y ?? 0);
  const bar = page.getByRole('navigation', { name: 'เมนูลัด' });
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  const place = await bar.boundingBox();
  for (const button of await page.locator('[data-floating]').all())
    expect((await button.boundingBox())?.y ?? 0).toBeGreaterThan(place?.y ?? 740);
});

test('a price that can be put on every line moves no key', async ({ page }) => {
  await page.goto(`/lotto/${ROUND}`);
  const keys = page.getByRole('group', { name: 'แป้นตัวเลข' });
  await page.getByRole('button', { name: 'ราคา 50 บาท' }).click();
  for (const digit of '863') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('เพิ่ม 1 รายการ')).toBeVisible();
  const before = await keys.boundingBox();
  await page.getByRole('button', { name: 'ราคา 100 บาท' }).click();
  await expect(page.getByRole('button', { name: 'ใช้ราคานี้ทุกรายการ' })).toBeInViewport();
  expect(await keys.boundingBox()).toEqual(before);
});

test('what adds the numbers of a helper stands over the bar, and moves no key', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(`/lotto/${ROUND}`);
  const keys = page.getByRole('group', { name: 'แป้นตัวเลข' });
  await page.getByRole('button', { name: 'วิน 3', exact: true }).click();
  const before = await keys.boundingBox();
  for (const digit of '123456') await page.getByRole('button', { name: digit, exact: true }).click();
  const hidden = await page
    .getByLabel('เลขที่จะแทง')
    .evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(hidden).toBe(0);
  const add = await page.getByRole('button', { name: /^เพิ่ม \d+ เลข/ }).boundingBox();
  const bar = await page.getByRole('status', { name: /^โพย/ }).boundingBox();
  expect((add?.y ?? 0) + (add?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  expect(await keys.boundingBox()).toEqual(before);
});

test('a slip that is one long word is no wider than the screen', async ({ page }) => {
  await page.setViewportSize(small);
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await page.getByRole('radio', { name: 'วางโพย' }).check();
  await page.getByLabel('ข้อความโพย').fill(`12=10\n${'9'.repeat(400)}`);
  await expect(page.getByText(/^1 บรรทัดไม่ได้เพิ่ม/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
});

test('what a discounted bill costs is no wider than the screen', async ({ page, qa }) => {
  await page.setViewportSize(small);
  await qa.login();
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await bet.paste('123=9999.99');
  await page.getByRole('radio', { name: 'ส่วนลด' }).check();
  await bet.check();
  await expect(bet.confirmButton).toBeInViewport({ ratio: 1 });
  for (const sum of await bet.dialog.locator('footer dd, dl dd').all()) {
    const box = await sum.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(small.width);
  }
  // With letters of twice the size a row is still read whole.
  await enlarge(page, '200%');
  const row = bet.dialog.getByRole('row').last();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport({ ratio: 1 });
});

test('nothing pushes a form that is under way wider than 320 px, and no Thai word in it is broken', async ({
  page,
}) => {
  await page.setViewportSize(small);
  const look = async (what: string) => {
    const [wide, broken] = await Promise.all([
      page.evaluate(() => document.documentElement.scrollWidth),
      brokenWords(page, wholeWords),
    ]);
    expect.soft(wide, what).toBe(small.width);
    expect.soft(broken, what).toEqual([]);
  };
  await page.goto('/register');
  const account = new AccountPage(page);
  await account.fillLoginStep(newMember(72));
  await account.fillPersonStep();
  await look('banks');
  for (const width of [small.width, 390]) {
    await page.setViewportSize({ ...small, width });
    const cut = await page
      .getByRole('radio')
      .locator('..')
      .evaluateAll((choices) =>
        choices.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect.soft(cut, `names of banks at ${width}`).toEqual([]);
  }
  await page.setViewportSize(small);
  await expect.poll(() => beneathFloating(page)).toEqual([]);
  await account.login(demo);
  await page.waitForURL('/');
  await page.goto('/member/deposit');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('99999.99');
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible();
  await look('QR');
});

test('enlarged four times, no bar stays over the form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const bet = new BetPage(page);
  await bet.open(ROUND);
  await page.getByLabel('ราคาต่อเลข').focus();
  await page.getByLabel('ราคาต่อเลข').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  const staying = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
      .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().width > 160)
      .map((one) => one.className),
  );
  expect(staying).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('floating buttons are whole inside the screen, and at the end of a page nothing is beneath them', async ({
  page,
  qa,
}) => {
  await qa.login();
  for (const status of ['won', 'lost', 'refunded', 'pending'] as const)
    await qa.change({ bill: { status, lines } });
  const sizes = [
    { width: 390, height: 844 },
    { width: 600, height: 900 },
    { width: 960, height: 900 },
    { width: 1280, height: 900 },
    small,
  ];
  // A page is opened once and shown on one screen after the other: opening it is what costs.
  for (const path of ['/', '/lotto/bills', '/lotto/results', ...money]) {
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect.poll(() => hiddenByFloating(page), `${path} at ${size.width}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/member/deposit');
  await page.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible();
  await expect.poll(() => hiddenByFloating(page)).toEqual([]);
});

test('the largest balance leaves the menu on the smallest screen', async ({ page, qa }) => {
  await qa.change({ balance: 999_999_999_999.99 });
  await qa.login();
  await page.setViewportSize(small);
  await page.goto('/winloss');
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 999,999,999,999.99');
  const menu = await page.getByRole('button', { name: 'เมนูสมาชิก' }).boundingBox();
  expect((menu?.x ?? small.width) + (menu?.width ?? 0)).toBeLessThanOrEqual(small.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
});

test('a toast leaves balance and menu free, and ends though the mouse rests on it', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/');
  await qa.fault('POST /api/member/wallets', '503');
  const words = 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง';
  const header = await page.locator('body > header').boundingBox();
  const toast = watchToast(page, words);
  await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click();
  const { x, y } = await toast;
  await page.mouse.move(x + 10, y + 10);
  expect(y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
  await expect(page.getByText(words)).toBeHidden({ timeout: 8_000 });
});

test('popups and toasts stand still where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const welcome = watchToast(page, 'ยินดีต้อนรับ คุณสมหญิง');
  await new AccountPage(page).login(demo);
  expect((await welcome).moving).toBe(0);
  await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page.getByRole('button', { name: 'ยังอยู่กับเรา' })).toBeVisible();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('.swal2-container, .swal2-container *')].filter((one) => {
        const { animationName, transitionDuration } = getComputedStyle(one);
        return (
          animationName !== 'none' ||
          transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0)
        );
      }).length,
  );
  expect(moving).toBe(0);
});

test('a QR and a bill are printed alone, black on white', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ bill: { status: 'won', lines } });
  const printed = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.locator('body > header, body > footer, body > nav, main button').filter({ visible: true }),
    ).toHaveCount(0);
    const ink = await page
      .locator('main')
      .evaluate((main) => [getComputedStyle(main).color, getComputedStyle(document.body).backgroundColor]);
    expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  };
  await page.goto('/lotto/bills');
  await page.getByText(/โพย #/).first().click();
  await expect(page.getByRole('heading', { name: 'รายการแทง' })).toBeVisible();
  await printed();
  await page.emulateMedia({ media: null });
  await page.goto('/member/deposit');
  await page.getByRole('button', { name: 'ฝาก 500 บาท' }).click();
  await page.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }).click();
  const code = page.getByRole('img', { name: /QR พร้อมเพย์/ });
  await expect(code).toBeVisible();
  await expect(page.getByRole('heading', { name: 'สแกนเพื่อฝากเงิน' })).toBeFocused();
  await printed();
  await expect(code).toBeVisible();
  await expect(page.getByText('วิธีฝากเงิน')).toBeHidden();
});

test.describe('announcements', () => {
  test.use({ announcements: 'shown' });

  test('no ring stands around a dialog that opened by itself', async ({ page }) => {
    await page.goto('/');
    await touchPage(page);
    await expect(page.getByRole('dialog', { name: 'ประกาศสำคัญ' })).toBeVisible();
    const ring = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(ring).toBe('none');
  });
});
