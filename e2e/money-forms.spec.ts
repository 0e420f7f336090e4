import type { Locator, Page } from '@playwright/test';
import { operable } from './every-page/page-kinds.ts';
import { backFromLayer, demo, expect, test } from './fixtures.ts';

/** A form about money or the account: what is typed, the key that sends it, and what is there when it was carried out. */
interface Form {
  readonly path: string;
  readonly isOfVisitors?: boolean;
  readonly typed: Readonly<Record<string, string>>;
  readonly send: string;
  readonly done: (page: Page) => Locator;
}

const forms: readonly Form[] = [
  {
    path: '/member/deposit',
    typed: { จำนวนเงินที่ต้องการฝาก: '450.75' },
    send: 'สร้าง QR ฝากเงิน',
    done: (page) => page.getByRole('img', { name: 'QR พร้อมเพย์ ยอด 450.75 บาท' }),
  },
  {
    path: '/member/protection',
    typed: { 'ไม่เกิน (ฝากเงิน 24 ชั่วโมง)': '2,500' },
    send: 'บันทึกวงเงิน',
    done: (page) => page.getByRole('listitem').filter({ hasText: '2,500.00' }),
  },
  {
    path: '/login',
    isOfVisitors: true,
    typed: { เบอร์มือถือ: '081-234-5678', รหัสผ่าน: demo.password },
    send: 'เข้าสู่ระบบ',
    done: (page) => page.getByRole('status', { name: 'ยอดเงินคงเหลือ' }),
  },
];

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function expectTyped(page: Page, { typed }: Form): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(fieldOf(page, label)).toHaveValue(text);
}

for (const form of forms) {
  test(`${form.path} without a network says so, keeps what was typed, and goes on when it is back`, async ({
    page,
    context,
    qa,
  }) => {
    if (!form.isOfVisitors) await qa.login();
    await page.goto(form.path);
    await operable(page);
    for (const [label, text] of Object.entries(form.typed)) await fieldOf(page, label).fill(text);
    const send = page.getByRole('button', { name: form.send });
    await context.setOffline(true);
    await send.press('Enter');
    // Beside the bar that says so on every page.
    await expect(page.locator('form').getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต')).toBeVisible();
    await expect(send).toBeEnabled();
    await expectTyped(page, form);
    await context.setOffline(false);
    await expectTyped(page, form);
    // A tap could miss what moves up as the bar goes.
    await send.press('Enter');
    await expect(form.done(page)).toBeVisible();
  });
}

test.describe('the confirmation of a withdrawal', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'ยืนยันการถอนเงิน' });
  const openerOf = (page: Page) => page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' });
  const passwordOf = (page: Page) => dialogOf(page).getByLabel('กรอกรหัสผ่านเพื่อยืนยัน');

  test.beforeEach(async ({ page, qa }) => {
    await qa.login();
    await page.goto('/member/withdraw');
    await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('300');
    await openerOf(page).press('Enter');
    await expect(passwordOf(page)).toBeFocused();
  });

  test('is left by Escape, its key, beside it and Back; each time the focus returns, and no secret stays', async ({
    page,
  }) => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialogOf(page).getByRole('button', { name: 'ปิดหน้าต่าง' }).click(),
      () => dialogOf(page).getByRole('button', { name: 'กลับไปแก้ไข' }).click(),
      () => page.touchscreen.tap(195, 8),
      () => backFromLayer(page),
    ];
    for (const leave of ways) {
      await passwordOf(page).fill(demo.password);
      await leave();
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(openerOf(page)).toBeFocused();
      await expect(page.getByLabel('จำนวนเงินที่ต้องการถอน')).toHaveValue('300');
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(kept).not.toContain(demo.password);
      await openerOf(page).press('Enter');
      await expect(passwordOf(page)).toHaveValue('');
    }
  });

  test('left while it is sent, what became of it is told on the page', async ({ page, qa }) => {
    await qa.fault('POST /api/member/withdraw/create', 'slow');
    await passwordOf(page).fill(demo.password);
    await passwordOf(page).press('Enter');
    await expect(dialogOf(page).getByRole('button', { name: /กำลังส่งรายการ/ })).toBeDisabled();
    await backFromLayer(page);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/member/withdraw');
    await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeFocused();
  });

  test('on a phone whose keyboard is open its key is reached', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    await passwordOf(page).fill(demo.password);
    const submit = dialogOf(page).getByRole('button', { name: 'ถอน 300.00 บาท' });
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
    await submit.click();
    await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeVisible();
  });
});
