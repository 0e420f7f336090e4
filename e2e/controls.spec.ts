import type { Locator } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { AccountPage, newMember } from './pages/account.ts';

/** How a control is drawn: by the site, or by the browser. */
const lookOf = (control: Locator) => control.evaluate((part) => getComputedStyle(part).appearance);
const colourOf = (control: Locator) => control.evaluate((part) => getComputedStyle(part).backgroundColor);

test('radios, checkboxes and selects have our look in both schemes, work by keyboard, and keep forced colours', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto(paths.profile);
  const box = page.getByRole('checkbox', { name: 'โพยถูกรางวัล' });
  expect(await lookOf(box)).toBe('none');
  await expect(box).toBeChecked();
  const on = await colourOf(box);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  expect(await colourOf(box)).not.toBe(on);

  await page.goto(paths.deposit);
  const way = page.getByRole('radio', { name: /พร้อมเพย์ QR/ });
  for (const scheme of ['dark', 'light'] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-scheme', name), scheme);
    expect(await lookOf(way)).toBe('none');
    expect(await colourOf(way)).not.toBe(
      await colourOf(page.locator('input[name="channel"]:not(:checked)').first()),
    );
  }
  await way.focus();
  await page.keyboard.press('ArrowDown');
  await expect(way).not.toBeChecked();

  await page.goto(paths.statement);
  const types = page.getByLabel('ประเภทรายการ');
  expect(await lookOf(types)).toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await lookOf(types)).not.toBe('none');
  await page.emulateMedia({ forcedColors: null });
});

test('a day is asked for in the Buddhist era: results and bills of that day, and the last of a month for one that it has not', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto(paths.results('glo', '2025-06-17'));
  await page.getByText('เลือกวัน', { exact: true }).click();
  const day = page.getByRole('group', { name: 'ผลของวันที่' });
  await day.getByLabel('วันที่', { exact: true }).selectOption('1');
  await day.getByLabel('เดือน').selectOption({ label: 'มิถุนายน' });
  await day.getByLabel('พ.ศ.').selectOption('2568');
  await page.getByRole('button', { name: 'ดูผล' }).click();
  await expect(page.getByRole('main')).toContainText('1 มิถุนายน 2568');
  await expect(day.getByLabel('วันที่', { exact: true })).toHaveValue('1');
  await day.getByLabel('วันที่', { exact: true }).selectOption('31');
  await day.getByLabel('เดือน').selectOption({ label: 'กุมภาพันธ์' });
  await page.getByRole('button', { name: 'ดูผล' }).click();
  await expect(day.getByLabel('วันที่', { exact: true })).toHaveValue('28');

  await qa.change({ bill: { status: 'pending', lines: [{ type: 'top_2', number: '12', amount: 10 }] } });
  await page.goto(paths.bills({ kind: 'glo' }));
  const bet = page.getByRole('group', { name: 'วันที่แทง' });
  await bet.getByLabel('วันที่', { exact: true }).selectOption('15');
  await page.getByRole('button', { name: 'แสดง', exact: true }).click();
  await expect(page.locator('a[data-status]')).toHaveCount(1);
  await bet.getByLabel('วันที่', { exact: true }).selectOption('14');
  await page.getByRole('button', { name: 'แสดง', exact: true }).click();
  await expect(page.locator('a[data-status]')).toHaveCount(0);
});

test('a birth date is chosen in three fields of the Buddhist era', async ({ page }) => {
  const card = new AccountPage(page);
  await page.goto(paths.register);
  await card.fillLoginStep(newMember(3_210_987));
  await card.fillPersonStep();
  await expect(page.getByRole('heading', { name: 'บัญชีธนาคารสำหรับรับเงิน' })).toBeVisible();
  expect(await lookOf(page.getByRole('radio', { name: 'กสิกรไทย' }))).toBe('none');
});

test('with forced colours what is chosen is told from what is not, and how full a bar is', async ({
  page,
  qa,
}) => {
  await qa.change({ turnover: { target: 1_200, played: 600 } });
  await qa.login();
  await page.emulateMedia({ forcedColors: 'active' });
  /** Whether the look of these two differs: their fill, or their frame. */
  const differ = async (chosen: Locator, other: Locator) => {
    const look = (part: Locator) =>
      part.evaluate((one) => {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(one);
        return `${backgroundColor} ${borderTopWidth} ${borderTopColor}`;
      });
    expect(await look(chosen)).not.toBe(await look(other));
  };
  await page.goto(paths.round('glo-2025-06-16'));
  const top = page.getByRole('button', { name: /^3 ตัวบน|^บน/ }).first();
  await expect(top).toHaveAttribute('aria-pressed', 'true');
  await differ(top, page.getByRole('button', { name: /ล่าง/ }).first());
  const spanOf = (name: string) => page.getByRole('radio', { name }).locator('xpath=following-sibling::span');
  await differ(spanOf('3 ตัว'), spanOf('2 ตัว'));
  await page.goto('/lobby/slot');
  const tabs = page.getByRole('main').getByRole('link');
  await differ(tabs.and(page.locator('[aria-current]')).first(), tabs.filter({ hasText: 'ยิงปลา' }));
  await page.goto(paths.withdraw);
  const bar = page.getByRole('progressbar').first();
  expect(await bar.evaluate((one) => getComputedStyle(one).borderTopWidth)).not.toBe('0px');

  await qa.endsSession();
  await page.context().clearCookies({ name: 'session' });
  await page.goto(paths.register);
  const card = new AccountPage(page);
  const member = newMember(7_654_322);
  await page.getByLabel('เบอร์มือถือ').fill(member.mobile);
  await page.getByLabel('ตั้งรหัสผ่าน').fill(member.password);
  await card.next.click();
  await card.fillPersonStep();
  const bank = (name: string) => page.getByRole('radio', { name }).locator('xpath=..');
  await page.getByRole('radio', { name: 'กสิกรไทย' }).check();
  await differ(bank('กสิกรไทย'), bank('ไทยพาณิชย์'));
  await page.emulateMedia({ forcedColors: null });
});
