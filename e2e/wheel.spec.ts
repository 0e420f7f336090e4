import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ motion: 'natural' });

const PAGE = '/member/wheel';
const sure = (type: 'cash' | 'point', amount: number) =>
  ['หนึ่ง', 'สอง'].map((name, at) => ({
    ...{ id: `prize-${at}`, name, type, amount, weight: 1 },
    color: at === 0 ? ('red' as const) : ('blue' as const),
  }));
const result = (page: Page) => page.getByRole('status').filter({ hasText: /กงล้อ|ยินดีด้วย|ผลการหมุน/ });
/** The wheel turns until the journey lets it stand, on however slow a machine. */
const holdTurn = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.animate = function held(...asked: Parameters<typeof animate>) {
      const turn: Animation = Reflect.apply(animate, this, asked);
      turn.pause();
      return turn;
    };
  });
const stand = (page: Page) =>
  page.locator('canvas').evaluate((wheel) => {
    for (const turn of wheel.getAnimations()) turn.finish();
  });
const balance = (page: Page) => page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });

test.describe('while the wheel turns', () => {
  test.use({ tab: 'new' });

  test('a free spin: nothing tells the prize before the wheel stands, then balance, history and words do', async ({
    page,
    qa,
  }) => {
    await qa.change({ wheelFree: 2, wheelPrizes: sure('cash', 5), balance: 1_000 });
    await qa.login();
    await holdTurn(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'หมุนฟรี' }).press('Enter');
    await expect(result(page)).toHaveText('กงล้อกำลังหมุน');
    await expect(balance(page)).toContainText('1,000.00');
    await stand(page);
    await expect(result(page)).toContainText('ยินดีด้วย คุณได้รับ 5.00 บาท');
    await expect(page.getByText('หมุนฟรีได้อีก 1 ครั้ง')).toBeVisible();
    await expect(balance(page)).toContainText('1,005.00');
    await page.getByRole('link', { name: 'ประวัติ' }).click();
    await expect(page.getByRole('list', { name: 'การหมุนของคุณ' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('ยังไม่มีผู้ได้รับรางวัล')).toBeVisible();
    await qa.change({ advance: 20_000 });
    await page.reload();
    await expect(page.getByRole('region', { name: 'ผู้ได้รับรางวัลล่าสุด' })).toContainText(/xxx-xxx-\d{4}/);
  });

  test('a reload while the wheel turns shows the same prize again and takes no second spin', async ({
    page,
    qa,
  }) => {
    await qa.change({ wheelFree: 2, wheelPrizes: sure('cash', 5) });
    await qa.login();
    await holdTurn(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'หมุนฟรี' }).click();
    await expect(result(page)).toHaveText('กงล้อกำลังหมุน');
    await page.reload();
    await expect(result(page)).toContainText('ยินดีด้วย คุณได้รับ 5.00 บาท');
    await expect(page.getByText('หมุนฟรีได้อีก 1 ครั้ง')).toBeVisible();
  });
});

test('who wants less motion reads the result; a spin for points takes 100 of them', async ({ page, qa }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await qa.change({ wheelPrizes: sure('point', 20), pointsGiven: 150 });
  await qa.login();
  await page.goto(PAGE);
  await expect(page.getByText('ไม่มีสิทธิ์หมุนฟรี')).toBeVisible();
  await page.getByRole('link', { name: 'ใช้แต้ม' }).click();
  await page.getByRole('button', { name: 'ใช้ 100 แต้มหมุน' }).click();
  await expect(result(page)).toContainText('ยินดีด้วย คุณได้รับ 20 แต้ม');
  await expect(page.getByText('คุณมี 70 แต้ม')).toBeVisible();
  await expect(page.getByText('ขาดอีก 30 แต้ม')).toBeVisible();
});

test('weights that changed are said before anything is spun', async ({ page, qa }) => {
  await qa.change({ wheelFree: 1 });
  await qa.login();
  await page.goto(PAGE);
  await expect(page.getByRole('region', { name: 'รางวัลและโอกาส' })).toContainText('70%');
  await qa.change({ wheelPrizes: sure('cash', 5) });
  await page.getByRole('button', { name: 'หมุนฟรี' }).click();
  await expect(page.getByText('กงล้อเปลี่ยนโอกาสรางวัลแล้ว กรุณาดูโอกาสใหม่ก่อนหมุน')).toBeVisible();
  await expect(page.getByRole('region', { name: 'รางวัลและโอกาส' })).toContainText('50%');
  await expect(page.getByText('หมุนฟรีได้อีก 1 ครั้ง')).toBeVisible();
});

test('a member has the seed shown and checks the own spins in the browser', async ({ page, qa }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await qa.change({ wheelFree: 1 });
  await qa.login();
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'หมุนฟรี' }).click();
  await expect(result(page)).toContainText(/ยินดีด้วย|ผลการหมุน/);
  await page.getByText('ตรวจสอบความยุติธรรม').click();
  await page.getByLabel('คำใหม่ของคุณ').fill('my-own-word');
  await page.getByRole('button', { name: 'เปิดเผยรหัสลับและเริ่มรหัสใหม่' }).click();
  await expect(page.getByText('รหัสลับที่เปิดเผย')).toBeVisible();
  await expect(page.getByText('my-own-word', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'ตรวจสอบการหมุนที่แสดงอยู่' }).click();
  await expect(page.getByText('ตรวจสอบแล้ว 1 ครั้ง ผลตรงกับรหัสลับทุกครั้ง')).toBeVisible();
});

test('a visitor is led to the login', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).not.toHaveURL(PAGE);
});
