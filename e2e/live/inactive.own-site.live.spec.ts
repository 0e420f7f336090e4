import { scratchFolder } from '#backend/testing/backend-process.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { AccountPage, newMember } from '#e2e/pages/account.ts';
import { opsUnder } from './ops.ts';
import { ownEnv, START_MS, startSite } from './own-site.ts';

test('who was away for half a year logs in with a code to the number; of wrong ones and old ones nothing comes', async ({
  page,
}) => {
  test.setTimeout(2 * START_MS);
  using folder = scratchFolder();
  // The code is what the sandbox writes to the log.
  const env = { ...ownEnv(folder.path), LOG_LEVEL: 'info' };
  const member = newMember(108);
  const create = ['member', 'create', '--username', member.mobile, '--password', member.password, '--yes'];
  await opsUnder({ ...env, BACKEND_CLOCK: '2024-12-10T12:00:00+07:00' }, ...create);
  await using site = await startSite(env);
  const account = new AccountPage(page);
  await page.goto(`${site.origin}/login`);
  await account.login(member);
  await expect(page.getByText(/ไม่ได้ใช้งานมานาน.+081-xxx-0108/)).toBeVisible();
  expect(site.output()).not.toContain('รหัส OTP ');
  await account.send.click();
  const otp = page.getByLabel('รหัส OTP');
  await expect(otp).toBeFocused();
  const code = () => /รหัส OTP (\d{6})/.exec(site.output())?.[1] ?? '';
  await expect.poll(code).toMatch(/^\d{6}$/);
  const submit = page.getByRole('button', { name: 'เข้าสู่ระบบ' });
  await otp.fill(code() === '111111' ? '222222' : '111111');
  await submit.click();
  await expect(page.getByText('รหัส OTP ไม่ถูกต้อง')).toBeVisible();
  await page.reload();
  await account.login(member);
  await otp.fill(code());
  await submit.click();
  await page.waitForURL(`${site.origin}/`);
  await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
  await page.getByText('ความปลอดภัยของบัญชี').click();
  await expect(page.getByText('กลับมาใช้งานบัญชีที่ไม่ได้ใช้มานาน')).toBeVisible();
  await page.goto('about:blank');
});
