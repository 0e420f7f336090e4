import { expect, test } from './fixtures.ts';

const PAGE = '/member/inbox';
const facts = { outcome: null, amount: null, count: null, name: null, until: null };
const message = (number: number, more: object = {}) => ({
  ...{ id: `deposit:D${number}`, kind: 'deposit' as const, about: `D${number}`, is_read: false },
  ...{ at: '2025-06-14T10:00:00.000Z', ...facts, outcome: 'paid' as const, amount: number },
  ...more,
});

test('nothing happened: the page says so and the bell counts nothing', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  await expect(page.getByText('ยังไม่มีข้อความ')).toBeVisible();
  await expect(page.getByText('เมื่อโพยออกผล เงินเข้า ถอนเงินเสร็จ หรือมียอดคืนให้รับ จะแจ้งไว้ที่นี่')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'ดูโพยของฉัน' })).toHaveAttribute(
    'href',
    '/lotto/bills',
  );
  await expect(page.getByRole('link', { name: 'กล่องข้อความ', exact: true })).toBeVisible();
});

test('the bell counts what is not read, opening the list marks it, and a message leads to its place', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({
    inbox: [
      message(500),
      {
        ...message(1, { id: 'bill:B1', kind: 'bill', about: 'B1', outcome: 'lost', name: 'glo' }),
        amount: 0,
      },
    ],
  });
  await page.goto('/member/coupon');
  await page.getByRole('link', { name: 'กล่องข้อความ 2' }).click();
  await expect(page.getByText('ฝากเงินสำเร็จ เงินเข้ากระเป๋า 500.00 บาท')).toBeVisible();
  await expect(page.getByRole('main').getByText('ใหม่', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'กล่องข้อความ', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /ไม่ถูกรางวัล/ }).click();
  await expect(page).toHaveURL(/bill_id=B1/);
});

test('a long inbox comes in pages, and all of it can be marked', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ inbox: Array.from({ length: 25 }, (_, at) => message(100 - at)) });
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: 'กล่องข้อความ 5' })).toBeVisible();
  await page.getByRole('button', { name: 'อ่านแล้วทั้งหมด' }).click();
  await expect(page.getByText('อ่านครบทุกข้อความแล้ว')).toBeVisible();
  await expect(page.getByRole('link', { name: 'กล่องข้อความ', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'รายการก่อนหน้า' }).click();
  await expect(page.getByText('80.00 บาท')).toBeVisible();
  await page.getByRole('link', { name: 'กลับไปรายการล่าสุด' }).click();
  await expect(page.getByText('100.00 บาท')).toBeVisible();
});

test('what cannot be read says so, and is there after another try', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ inbox: [message(500)] });
  await qa.fault('GET /api/member/inbox', '503');
  await page.goto(PAGE);
  await expect(page.getByRole('button', { name: 'ลองใหม่' })).toBeVisible();
  await qa.fault('GET /api/member/inbox', null);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(page.getByText('500.00 บาท')).toBeVisible();
});

test('something that happens while a page is open is counted, and nothing pops up', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ live: true });
  const held = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto('/member/coupon');
  await held;
  await qa.change({ inbox: [message(500)] });
  await expect(page.getByRole('link', { name: 'กล่องข้อความ 1' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
