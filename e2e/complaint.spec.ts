import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const PAGE = '/member/complaints';
const TEXT = 'ฝากเงินแล้วเงินไม่เข้ากระเป๋า';
const row = (number: number, more: object = {}) => ({
  ...{
    number: `R-25680614-AAA${String.fromCharCode(65 + number)}A`,
    subject: 'deposit' as const,
    reference: null,
  },
  ...{ text: `${TEXT} ${number}`, at: '2025-06-14T10:00:00.000Z', due_at: '2025-06-21T10:00:00.000Z' },
  ...{ state: 'received' as const, answers: [], closed_at: null, ...more },
});

const send = (page: Page) => page.getByRole('button', { name: 'ส่งเรื่องร้องเรียน' }).click();

async function fill(page: Page) {
  await page.getByLabel('เรื่องเกี่ยวกับ').selectOption({ label: 'ฝาก' });
  await page.getByLabel('เลขที่อ้างอิง (ถ้ามี)').fill('MOCK00000000');
  await page.getByLabel('รายละเอียด').fill(TEXT);
}

test('a complaint is sent, has a number, and stands in the list', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  await expect(page.getByText('ยังไม่เคยส่งเรื่องร้องเรียน')).toBeVisible();
  await expect(page.getByText('ทีมงานจะตอบภายใน 7 วัน')).toBeVisible();
  await send(page);
  await expect(page.getByText('เลือกหัวข้อของเรื่อง')).toBeVisible();
  await fill(page);
  await expectAccessible(page);
  await send(page);
  await expect(page.getByText(/รับเรื่องแล้ว หมายเลข R-25680615-/)).toBeVisible();
  await expect(page.getByText('ทีมงานจะตอบภายในวันที่ 22 มิ.ย. 68')).toBeVisible();
  const item = page.locator('main').getByRole('listitem');
  await item.locator('summary').click();
  await expect(item).toContainText('เลขที่อ้างอิง MOCK00000000');
  await expect(item.getByText(TEXT)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('รายละเอียด')).toHaveValue('');
});

test('what is typed outlives a reload, and a failed sending', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  await fill(page);
  await page.reload();
  await expect(page.getByLabel('รายละเอียด')).toHaveValue(TEXT);
  await expect(page.getByLabel('เรื่องเกี่ยวกับ')).toHaveValue('deposit');
  await qa.fault('POST /api/complaint/send', '503');
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('รายละเอียด')).toHaveValue(TEXT);
  await qa.fault('POST /api/complaint/send', null);
  await send(page);
  await expect(page.getByText(/รับเรื่องแล้ว หมายเลข/)).toBeVisible();
});

test('too many that wait are refused, and the text stays', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ complaints: [1, 2, 3, 4, 5].map((number) => row(number)) });
  await page.goto(PAGE);
  await fill(page);
  await send(page);
  await expect(page.getByText('คุณมีเรื่องที่รอคำตอบอยู่ 5 เรื่องแล้ว')).toBeVisible();
  await expect(page.getByLabel('รายละเอียด')).toHaveValue(TEXT);
});

test('states and answers are shown, as text and never as HTML', async ({ page, qa }) => {
  await qa.login();
  const answers = [{ text: '<img src=x>\nตรวจสอบแล้ว', at: '2025-06-15T03:00:00.000Z' }];
  await qa.change({
    complaints: [
      row(1, { state: 'reviewing', reference: 'x'.repeat(80), text: 'ก'.repeat(1_000) }),
      row(2, { state: 'answered', answers }),
      row(3, { state: 'closed', answers, closed_at: '2025-06-15T05:00:00.000Z' }),
    ],
  });
  await page.goto(PAGE);
  const items = page.locator('main').getByRole('listitem');
  for (const [at, state] of ['กำลังตรวจสอบ', 'ตอบแล้ว', 'ปิดแล้ว'].entries())
    await expect(items.nth(at)).toContainText(state);
  for (const item of await items.all()) await item.locator('summary').click();
  await expect(items.nth(1)).toContainText('คำตอบจากทีมงาน');
  await expect(items.nth(1).getByText('<img src=x>')).toBeVisible();
  await expect(items.nth(2)).toContainText('ปิดเรื่องเมื่อ 15 มิ.ย. 68');
  await expect(items.locator('img')).toHaveCount(0);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});

test('a long list comes in pages', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ complaints: Array.from({ length: 12 }, (_, at) => row(at)) });
  await page.goto(PAGE);
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'รายการก่อนหน้า' }).click();
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'กลับไปรายการล่าสุด' }).click();
  await expect(page.getByLabel('รายละเอียด')).toBeVisible();
});

test('what cannot be read says so, and is there after another try', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ complaints: [row(1)] });
  await qa.fault('GET /api/complaint/list', '503');
  await page.goto(PAGE);
  await expect(page.getByRole('button', { name: 'ลองใหม่' })).toBeVisible();
  await qa.fault('GET /api/complaint/list', null);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(page.getByText('R-25680614-AAABA')).toBeVisible();
});

test('profile, protection and inbox lead to it', async ({ page, qa }) => {
  await qa.login();
  const facts = { amount: null, count: null, name: null, until: null, is_read: true };
  await qa.change({
    inbox: [
      {
        ...{ id: 'complaint:R-25680614-AAABA', kind: 'complaint', about: 'R-25680614-AAABA', ...facts },
        ...{ at: '2025-06-14T10:00:00.000Z', outcome: 'answered' },
      },
    ],
  });
  await page.goto('/member/inbox');
  await page.getByRole('link', { name: 'ทีมงานตอบเรื่องร้องเรียน R-25680614-AAABA แล้ว' }).click();
  await expect(page).toHaveURL(PAGE);
  for (const [from, name] of [
    ['/member/profile', 'ส่งเรื่องร้องเรียนหรือดูคำตอบ'],
    ['/member/protection', 'ส่งเรื่องร้องเรียน'],
  ] as const) {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(PAGE);
  }
});
