import type { Page } from '@playwright/test';
import { AccountPage } from '#e2e/pages/account.ts';
import { operable } from './every-page/page-kinds.ts';
import { demo, expect, test } from './fixtures.ts';

const poll = {
  ...{ id: 1, question: 'ทีมไหนจะได้แชมป์', image: null, step: 1_000, most: 3, basis: 'stake' as const },
  opens_at: '2025-06-14T17:00:00.000Z',
  closes_at: '2025-06-19T17:00:00.000Z',
  draws_at: '2025-06-19T17:10:00.000Z',
  choices: ['ทีมสีแดง', 'ทีมสีน้ำเงิน'],
  prizes: [{ kind: 'point' as const, amount: 8 }],
};
const code = (page: Page) => page.getByLabel('โค้ดคูปอง');
const bet = (page: Page) => page.getByLabel('ไม่เกิน (ยอดแทง 7 วัน)');
const team = (page: Page) => page.getByRole('radio', { name: 'ทีมสีน้ำเงิน' });

const forms = [
  {
    ...{ path: '/member/coupon', call: 'POST /api/member/coupon/redeem', send: 'ใช้โค้ด' },
    fill: (page: Page) => code(page).fill('gft2 smmr 2569'),
    isFilled: (page: Page) => expect(code(page)).toHaveValue('gft2 smmr 2569'),
    done: 'ใช้โค้ดสำเร็จ',
  },
  {
    ...{ path: '/member/protection', call: 'POST /api/member/protection/limit', send: 'บันทึกวงเงิน' },
    fill: async (page: Page) => {
      await page.getByRole('radio', { name: 'แทง' }).check();
      await page.getByRole('radio', { name: '7 วัน' }).check();
      await bet(page).fill('2,500');
    },
    isFilled: (page: Page) => expect(bet(page)).toHaveValue('2,500'),
    done: '2,500.00',
  },
  {
    ...{ path: '/poll/1', call: 'POST /api/poll/submit', send: 'ส่งคำตอบ' },
    fill: (page: Page) => team(page).check(),
    isFilled: (page: Page) => expect(team(page)).toBeChecked(),
    done: 'บันทึกคำตอบแล้ว',
  },
];

for (const { path, call, send, fill, isFilled, done } of forms) {
  test(`a session that ends while ${path} is sent keeps what was typed, and the login leads back to it`, async ({
    page,
    qa,
  }) => {
    await qa.change({ polls: [poll], pollCounted: 5_000 });
    await qa.login();
    await page.goto(path);
    await operable(page);
    await fill(page);
    await qa.fault(call, '401');
    await page.getByRole('button', { name: send }).press('Enter');
    await expect(page.getByLabel('เบอร์มือถือ')).toBeVisible();
    await qa.fault(call, null);
    await new AccountPage(page).login(demo);
    await page.waitForURL(`**${path}`);
    await isFilled(page);
    await page.getByRole('button', { name: send }).press('Enter');
    await expect(page.getByRole('main').getByText(done).first()).toBeVisible();
  });
}
