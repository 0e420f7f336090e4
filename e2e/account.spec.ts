import { AccountPage, newMember } from '#e2e/pages/account.ts';
import { demo, expect, test } from './fixtures.ts';

test('a member logs in, sees name and balance, and logs out', async ({ page, qa }) => {
  await qa.change({ balance: 1234.5 });
  await new AccountPage(page).login(demo);
  await page.waitForURL('/');
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,234.50');
  await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
  await expect(page.getByRole('dialog').getByText('สมหญิง')).toBeVisible();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('button', { name: 'ยังอยู่กับเรา' }).click();
  await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('button', { name: 'ใช่แล้ว' }).click();
  await expect(page.getByText('ออกจากระบบเรียบร้อยแล้ว')).toBeVisible();
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first()).toBeVisible();
});

test('a reload keeps the member logged in without a token on the device', async ({ page, qa, context }) => {
  await qa.change({});
  await new AccountPage(page).login(demo);
  await page.waitForURL('/');
  await page.reload();
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 1,000.00');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/mock-token|0812345678|1000/);
  const session = (await context.cookies()).find((cookie) => cookie.name === 'session');
  expect(session?.httpOnly).toBe(true);
});

test('a wrong password keeps what was typed; the fourth try has to wait', async ({ page, qa }) => {
  await qa.change({});
  const account = new AccountPage(page);
  for (let tries = 0; tries < 3; tries += 1) {
    await account.login({ ...demo, password: 'not-the-password' });
    await expect(page.getByText('เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง')).toBeVisible();
  }
  await expect(page.getByLabel('เบอร์มือถือ')).toHaveValue('081-234-5678');
  await expect(page.getByLabel('รหัสผ่าน', { exact: true })).toHaveValue('not-the-password');
  await account.login(demo);
  await expect(page.getByText('ลองใหม่ได้ในอีก')).toBeVisible();
});

test('a newcomer registers in four steps and is logged in', async ({ page, qa }) => {
  await qa.change({});
  const account = new AccountPage(page);
  const member = newMember(1);
  await account.register(member);
  await expect(page.getByRole('status', { name: 'ยอดเงินคงเหลือ' })).toHaveText('฿ 0.00');
  await page.goto('/member/deposit');
  await expect(page.getByRole('link', { name: 'ตั้งวงเงินหรือข้าม' })).toHaveCount(0);
});

test('a taken number is said at its field, with all that was typed still there', async ({ page, qa }) => {
  await qa.change({});
  const account = new AccountPage(page);
  const own = { ...newMember(3), mobile: demo.mobile };
  await page.goto('/register');
  await account.fillLoginStep(own);
  await account.fillPersonStep();
  await account.fillBankStep(own);
  await account.confirm();
  await expect(page.getByText(/เป็นสมาชิกอยู่แล้ว/).first()).toBeVisible();
  await expect(page.getByLabel('เบอร์มือถือ', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('ตั้งรหัสผ่าน')).toHaveValue(own.password);
});

test('a forgotten password is set anew with the code', async ({ page, qa }) => {
  await qa.change({});
  await page.goto('/forgot');
  await page.getByLabel('เบอร์มือถือ').fill(demo.mobile);
  await new AccountPage(page).send.click();
  await page.getByLabel('รหัส OTP').fill('000000');
  await page.getByLabel('รหัสผ่านใหม่').fill('brand-new-word');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
  await expect(page.getByText('รหัส OTP ไม่ถูกต้อง')).toBeVisible();
  await page.getByLabel('รหัส OTP').fill('123456');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
  await page.waitForURL('**/login');
  await new AccountPage(page).login({ ...demo, password: 'brand-new-word' });
  await page.waitForURL('/');
});

test('a member on the login page goes home, a visitor on a member page too', async ({ page, qa }) => {
  await qa.change({});
  await page.goto('/member/deposit');
  await expect(page).toHaveURL('/');
  await new AccountPage(page).login(demo);
  await page.waitForURL('/');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('a session that ended leads to the login page', async ({ page, qa }) => {
  await qa.change({});
  await new AccountPage(page).login(demo);
  await page.waitForURL('/');
  await qa.fault('POST /api/member/wallets', '401');
  await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click();
  await page.waitForURL('**/login?over=1');
});

test('an answer of 400 leads home', async ({ page, qa }) => {
  await qa.fault('POST /api/reset_password', '400');
  await page.goto('/forgot');
  await page.getByLabel('เบอร์มือถือ').fill(demo.mobile);
  await page.getByRole('button', { name: 'ขอรหัส OTP' }).click();
  await page.waitForURL('/');
});

test('who was away for long shows a code to the number, also after a reload and a step back', async ({
  page,
  qa,
}) => {
  await qa.change({ inactive: true });
  const account = new AccountPage(page);
  await account.login({ ...demo, password: 'not-the-password' });
  await expect(page.getByText('เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง')).toBeVisible();
  await expect(page.getByText(/ไม่ได้ใช้งานมานาน/)).toHaveCount(0);
  await account.login(demo);
  await expect(page.getByText(/ไม่ได้ใช้งานมานาน.+081-xxx-5678/)).toBeVisible();
  await account.send.click();
  await page.getByLabel('รหัส OTP').fill('000000');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page.getByText('รหัส OTP ไม่ถูกต้อง')).toBeVisible();
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await expect(page.getByLabel('รหัสผ่าน', { exact: true })).toHaveValue(demo.password);
  await page.reload();
  await account.login(demo);
  // The code that was sent before still stands when it is asked for; only then it ends.
  await expect(page.getByLabel('รหัส OTP')).toBeVisible();
  await qa.change({ advance: 5 * 60_000 });
  await page.getByLabel('รหัส OTP').fill('123456');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page.getByText(/รหัส OTP หมดอายุ/)).toBeVisible();
  await page.getByRole('button', { name: 'ส่งรหัสอีกครั้ง' }).click();
  // The new code empties the field, so what is typed before its answer is gone.
  await expect(page.getByRole('button', { name: /ขอรหัสใหม่ได้ในอีก/ })).toBeVisible();
  await page.getByLabel('รหัส OTP').fill('123456');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL('/');
  await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
  await page.getByText('ความปลอดภัยของบัญชี').click();
  await expect(page.getByText('กลับมาใช้งานบัญชีที่ไม่ได้ใช้มานาน')).toBeVisible();
});
