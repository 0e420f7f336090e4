import { expect, test } from '#e2e/fixtures.ts';
import { servers } from '#e2e/servers.ts';
import { ops } from './ops.ts';
import { readyMember } from './ready-member.ts';

test('a member complains, an operator answers and closes, and the member reads it', async ({
  page,
}, info) => {
  await readyMember(servers.embedded, page.context().request, { seed: 171, baht: 100 });
  await page.goto('/member/complaints');
  await page.getByLabel('เรื่องเกี่ยวกับ').selectOption({ label: 'เกม' });
  await page.getByLabel('รายละเอียด').fill('เกมค้างแล้วเงินหายไป');
  await page.getByRole('button', { name: 'ส่งเรื่องร้องเรียน' }).click();
  const done = page.getByText(/รับเรื่องแล้ว หมายเลข R-/);
  await expect(done).toBeVisible();
  const number = /R-\d{8}-[A-Z2-9]{5}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  const operator = (...words: readonly string[]) =>
    ops(info.project.name, 'complaint', ...words, '--number', number, '--yes', '--why', 'journey');
  await operator('answer', '--text', 'คืนเงินให้แล้ว');
  await page.goto('/member/inbox');
  await page.getByRole('link', { name: `ทีมงานตอบเรื่องร้องเรียน ${number} แล้ว` }).click();
  const item = page.locator('main').getByRole('listitem').filter({ hasText: number });
  await expect(item).toContainText('ตอบแล้ว');
  await item.locator('summary').click();
  await expect(item.getByText('คืนเงินให้แล้ว')).toBeVisible();
  await operator('close');
  await page.reload();
  await expect(item).toContainText('ปิดแล้ว');
});
