import { AccountPage, newMember } from '#e2e/pages/account.ts';
import { expect, test } from './fixtures.ts';

const PAGE = '/affiliate';
const friend = {
  ...{ id: '00000000-0000-4000-8000-0000000000f1', name_masked: 'ม•••21', level: 1, joined: '2025-06' },
  ...{ stake: 20_000, commission: 40 },
};
const earned = {
  id: 'commission:2025-06-15',
  kind: 'commission',
  day: '2025-06-15',
  at: null,
  amount: 40,
} as const;

test('a visitor reads what an invitation brings, and logs in for a link', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'แนะนำเพื่อน' })).toBeVisible();
  await expect(page.getByText('0.2%').first()).toBeVisible();
  const offer = page.getByRole('region', { name: 'เพื่อนที่คุณชวนได้อะไร' });
  await expect(offer).toContainText('เพื่อนชวนมา รับโบนัส 30%');
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/promotions');
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Faffiliate/);
});

test('a member makes a link once, which can be copied and scanned', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'สร้างลิงก์แนะนำ' }).click();
  await expect(page.getByRole('link', { name: /\/\?ref=FRND2345$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'คิวอาร์โค้ดของลิงก์แนะนำ' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('รหัสแนะนำ FRND2345')).toBeVisible();
});

test('commission is paid out once, with months and friends beside it', async ({ page, qa }) => {
  await qa.change({ commission: 40, invited: [friend], affiliateRows: [earned], affiliateCode: 'FRND2345' });
  await qa.login();
  await page.goto(PAGE);
  await expect(page.getByRole('listitem').filter({ hasText: 'ม•••21' })).toContainText(
    'ยอดเสี่ยง 20,000.00 บาท',
  );
  await expect(page.getByRole('row', { name: /มิ\.ย\./ })).toContainText('+40.00');
  await page.getByRole('button', { name: 'ถอน 40.00 บาท เข้ากระเป๋าหลัก' }).click();
  await expect(page.getByText('40.00 บาท เข้ากระเป๋าหลักแล้ว')).toBeVisible();
  await expect(page.getByText('ถอนได้เมื่อมีตั้งแต่ 20.00 บาท', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'ถอนเข้ากระเป๋าหลัก' }).filter({ hasText: '−40.00' }),
  ).toBeVisible();
});

test('what was taken back after it was paid out is shown as owed', async ({ page, qa }) => {
  await qa.change({ commission: -12.5 });
  await qa.login();
  await page.goto(PAGE);
  await expect(page.getByText('ติดลบเพราะมีรายการที่ยกเลิกหรือแก้ผลหลังถอนไปแล้ว')).toBeVisible();
  await expect(page.getByText('12.50 บาท', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /ถอน/ })).toHaveCount(0);
});

test('nothing yet: no link, no friend, no commission, and what to do first', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'สร้างลิงก์แนะนำ' })).toBeVisible();
  await expect(main).toContainText('ถอนได้เมื่อมีตั้งแต่ 20.00 บาท');
  const first = page.getByRole('region', { name: 'เพื่อนและค่าแนะนำ' });
  await expect(first).toContainText('ยังไม่มีเพื่อนที่สมัครผ่านลิงก์ของคุณ');
  await expect(first).toContainText('เมื่อเพื่อนสมัคร เล่น และออกผล ค่าแนะนำจะขึ้นที่นี่');
});

test('a payout whose answer was lost is sent again with its key and paid once', async ({ page, qa }) => {
  await qa.change({ commission: 40, affiliateRows: [earned] });
  await qa.login();
  await page.goto(PAGE);
  const balance = page.getByRole('region', { name: 'ค่าแนะนำของคุณ' });
  await qa.fault('POST /api/affiliate/redeem', 'lost-answer');
  await balance.getByRole('button', { name: 'ถอน 40.00 บาท เข้ากระเป๋าหลัก' }).click();
  await expect(balance.getByRole('alert')).toContainText('ยังไม่ทราบผล กดอีกครั้งได้เลย');
  await qa.fault('POST /api/affiliate/redeem', null);
  await balance.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(page.getByText('40.00 บาท เข้ากระเป๋าหลักแล้ว')).toBeVisible();
  await expect(balance.getByRole('alert')).toHaveCount(0);
  const paid = page.getByRole('region', { name: /^รายการ/ }).getByRole('listitem');
  await expect(paid.filter({ hasText: 'ถอนเข้ากระเป๋าหลัก' })).toHaveCount(1);
});

test('a payout that is refused says why, and what is left', async ({ page, qa }) => {
  await qa.change({ commission: 40, affiliateRows: [earned] });
  await qa.login();
  await page.goto(PAGE);
  const balance = page.getByRole('region', { name: 'ค่าแนะนำของคุณ' });
  await expect(balance.getByRole('button')).toBeVisible();
  await qa.change({ commission: 5 });
  await balance.getByRole('button', { name: 'ถอน 40.00 บาท เข้ากระเป๋าหลัก' }).click();
  await expect(balance.getByRole('alert')).toContainText('ถอนค่าแนะนำได้เมื่อมีอย่างน้อย 20.00 บาท ตอนนี้มี 5.00 บาท');
  await expect(balance.getByRole('button')).toHaveCount(0);
});

test('many friends come in pages, and the way back leads to the newest', async ({ page, qa }) => {
  const invited = Array.from({ length: 53 }, (_, at) => ({
    ...{ ...friend, name_masked: `ม•••${at + 10}` },
    id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
  }));
  await qa.change({ invited, affiliateCode: 'FRND2345' });
  await qa.login();
  await page.goto(PAGE);
  const friends = page.getByRole('region', { name: /^เพื่อนที่ชวน/ });
  await expect(friends.getByRole('listitem')).toHaveCount(50);
  await friends.getByRole('link', { name: 'เพื่อนที่ชวนก่อนหน้า' }).click();
  await expect(friends.getByRole('listitem')).toHaveCount(3);
  await expect(friends).toContainText('ม•••62');
  await friends.getByRole('link', { name: 'กลับไปล่าสุด' }).click();
  await expect(friends.getByRole('listitem')).toHaveCount(50);
});

test('offline nothing is paid out, and a session that ended leads back here', async ({ page, qa }) => {
  await qa.change({ commission: 40, affiliateRows: [earned] });
  await qa.login();
  await page.goto(PAGE);
  const balance = page.getByRole('region', { name: 'ค่าแนะนำของคุณ' });
  const redeem = balance.getByRole('button', { name: 'ถอน 40.00 บาท เข้ากระเป๋าหลัก' });
  await expect(redeem).toBeVisible();
  await page.context().setOffline(true);
  await redeem.click();
  await expect(balance.getByRole('alert')).toContainText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต');
  await page.context().setOffline(false);
  await qa.fault('POST /api/affiliate/redeem', '401');
  await redeem.click();
  await expect(page).toHaveURL(/\/login\?over=.*next=%2Faffiliate/);
});

test('invitations that cannot be read just now cover the page', async ({ page, qa }) => {
  await qa.login();
  await qa.fault('GET /api/affiliate/summary', '503');
  await page.goto(PAGE);
  await expect(page.getByText('ขออภัย ระบบขัดข้องชั่วคราว')).toBeVisible();
});

test('a passed on link leads to the registration, which keeps its code through its steps and a reload', async ({
  page,
  qa,
}) => {
  await qa.change({});
  const [account, own] = [new AccountPage(page), newMember(47)];
  await page.goto('/?ref=frnd-2345');
  await expect(page).toHaveURL(/\/register\?ref=FRND2345$/);
  await account.fillLoginStep(own);
  await account.fillPersonStep();
  await page.reload();
  await expect(page.getByText(/ข้อมูลที่กรอกไว้ยังอยู่ครบ/)).toBeVisible();
  await account.fillLoginStep(own);
  await account.fillBankStep(own);
  await expect(page.getByText('FRND2345')).toBeVisible();
  const sent = page.waitForRequest('**/api/register');
  await account.confirm();
  expect((await sent).postDataJSON()).toMatchObject({ ref: 'FRND2345' });
});

test('who looks at the login first still registers as invited', async ({ page, qa }) => {
  await qa.change({});
  const [account, own] = [new AccountPage(page), newMember(48)];
  await page.goto('/?next=%2Fcashback&ref=FRND-2345');
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fcashback&ref=FRND2345$/);
  await page.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' }).click();
  await expect(page).toHaveURL(/\/register\?next=%2Fcashback&ref=FRND2345$/);
  await account.fillLoginStep(own);
  await account.fillPersonStep();
  await account.fillBankStep(own);
  const sent = page.waitForRequest('**/api/register');
  await account.confirm();
  expect((await sent).postDataJSON()).toMatchObject({ ref: 'FRND2345' });
});

test('a code that was passed on in groups is read at the registration itself', async ({ page, qa }) => {
  await qa.change({});
  await page.goto('/register?ref=frnd-2345');
  await expect(page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' })).toHaveAttribute(
    'href',
    '/login?ref=FRND2345',
  );
});

test('what is no code leads nowhere', async ({ page }) => {
  await page.goto('/?ref=nothing');
  await expect(page).toHaveURL(/\/\?ref=nothing$/);
});
