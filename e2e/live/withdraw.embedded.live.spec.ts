import { expect, test } from '#e2e/fixtures.ts';
import { servers } from '#e2e/servers.ts';
import { ops } from './ops.ts';
import { readyMember } from './ready-member.ts';

test('a member watches two withdrawals: approved and paid, and approved and refused with its money back', async ({
  page,
}, info) => {
  const { request } = page.context();
  const { password } = await readyMember(servers.embedded, request, { seed: 104, baht: 1_000 });
  const balance = page.getByRole('status', { name: 'ยอดเงินคงเหลือ' });
  const newest = page.locator('article').first();
  const act = async (word: string, ...more: string[]) => {
    const { data } = await (await request.get('/api/member/withdraw/info')).json();
    const ref = String(data.pending.ref);
    return ops(info.project.name, 'withdraw', word, '--ref', ref, ...more, '--yes', '--why', 'journey');
  };
  const withdraw = async (baht: number) => {
    await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill(String(baht));
    await page.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }).click();
    await page.getByLabel('กรอกรหัสผ่านเพื่อยืนยัน').fill(password);
    await page.getByRole('button', { name: `ถอน ${baht}.00 บาท` }).click();
    await expect(page.getByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeVisible();
    await expect(page.getByText('ทีมงานกำลังตรวจสอบ').first()).toBeVisible();
  };
  const stream = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto('/member/withdraw');
  await stream;

  // Nothing is loaded anew: the page is told.
  await withdraw(400);
  await expect(balance).toHaveText('฿ 600.00');
  expect(await ops(info.project.name, 'withdraw', 'list')).toContain('400.00 baht');
  await act('approve');
  await expect(page.getByText('ทีมงานกำลังโอนเงิน').first()).toBeVisible();
  await act('pay');
  await expect(newest).toContainText('โอนแล้ว');
  await expect(balance).toHaveText('฿ 600.00');

  await withdraw(250);
  await expect(balance).toHaveText('฿ 350.00');
  // A member has no way back from it (only the operator has).
  await expect(page.locator('main').getByRole('button', { name: /ยกเลิก/ })).toHaveCount(0);
  await act('approve');
  await expect(page.getByText('ทีมงานกำลังโอนเงิน').first()).toBeVisible();
  await act('refuse', '--reason', 'ธนาคารปลายทางปิดบัญชี');
  await expect(newest).toContainText('ไม่อนุมัติ');
  await expect(newest).toContainText('เหตุผล: ธนาคารปลายทางปิดบัญชี · คืนเงินเข้ากระเป๋าหลักแล้ว');
  await expect(balance).toHaveText('฿ 600.00');
  await expect(page.locator('article').nth(1)).toContainText('โอนแล้ว');
  // The deposit and both ends wait in the inbox, counted without a load.
  await page.getByRole('link', { name: /^กล่องข้อความ \d/ }).click();
  await expect(page.getByText('ทีมงานไม่อนุมัติรายการถอน คืนเงินเข้ากระเป๋าแล้ว 250.00 บาท')).toBeVisible();
  await expect(page.getByText('ถอนเงินสำเร็จ โอนเข้าบัญชีของคุณแล้ว 400.00 บาท')).toBeVisible();
  expect(await ops(info.project.name, 'audit')).toContain('audit clean');
});
