import type { Page } from '@playwright/test';
import { backFromLayer, expect, expectAccessible, test } from './fixtures.ts';
import { staleTexts, translateEveryPage, untilTranslated } from './pages/translator.ts';

const PAGE = '/redeem';
const dialog = (page: Page) => page.getByRole('dialog');
const open = (page: Page, title: string) => page.getByRole('button', { name: `แลก ${title}` }).click();

async function fillAddress(page: Page) {
  const form = dialog(page);
  await form.getByLabel('ชื่อ–นามสกุลผู้รับ').fill('สมหญิง ใจดี');
  await form.getByLabel('เบอร์มือถือผู้รับ').fill('+66 81-234-5678');
  await form.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน').fill('99/1 หมู่ 4');
  await form.getByLabel('ตำบล / แขวง').fill('ต.ในเมือง');
  await form.getByLabel('อำเภอ / เขต').fill('อ.เมืองขอนแก่น');
  await form.getByLabel('จังหวัด').fill('จ. ขอนแก่น');
  await form.getByLabel('รหัสไปรษณีย์').fill('๔๐๐๐๐');
}

test('points buy money: what it costs is said first, and the history has it', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ pointsGiven: 500 });
  await page.goto(PAGE);
  await expect(page.getByRole('region', { name: 'แต้มของคุณ' })).toContainText('500 แต้ม');
  await expectAccessible(page);
  await open(page, 'เงิน 20 บาท');
  await expect(dialog(page)).toContainText('แต้มหลังแลก100 แต้ม');
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 400 แต้ม' }).click();
  await expect(dialog(page).getByText('เงิน 20.00 บาท เข้ากระเป๋าหลักแล้ว')).toBeVisible();
  await dialog(page).getByRole('link', { name: 'ดูประวัติการแลก' }).click();
  const row = page.getByRole('list', { name: 'ประวัติการแลก' }).getByRole('listitem');
  await expect(row).toContainText('ใช้ 400 แต้ม');
  await expect(row).toContainText('ได้รับแล้ว');
  await expect(page.getByRole('region', { name: 'แต้มของคุณ' })).toContainText('100 แต้ม');
});

test('what is redeemed after its dialog was closed is told over the page', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ pointsGiven: 500 });
  await page.goto(PAGE);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/redemption/redeem', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'เงิน 20 บาท');
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 400 แต้ม' }).click();
  await expect(dialog(page).getByText('กำลังแลก').first()).toBeVisible();
  await backFromLayer(page);
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(page.getByText('เงิน 20.00 บาท เข้ากระเป๋าหลักแล้ว')).toBeVisible();
  await expect(page.getByRole('region', { name: 'แต้มของคุณ' })).toContainText('100 แต้ม');
});

test('categories are links, and what cannot be redeemed says why', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ pointsGiven: 3_000, shopReward: { reward_id: 'cup', stock: 0 } });
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'ส่งถึงบ้าน' }).click();
  await expect(page).toHaveURL(/category=goods/);
  await expect(page.getByRole('listitem').filter({ hasText: 'แก้วเก็บความเย็น' })).toContainText('หมดแล้ว');
  await expect(page.getByRole('listitem').filter({ hasText: 'พัดลมพกพา' })).toContainText('ขาดอีก 1,000 แต้ม');
  await expect(page.getByRole('listitem').filter({ hasText: 'เงิน 5 บาท' })).toHaveCount(0);
});

test('nothing to redeem, and nothing redeemed yet', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ shopEmpty: true });
  await page.goto(PAGE);
  await expect(page.getByText('ตอนนี้ยังไม่มีของรางวัลในหมวดนี้')).toBeVisible();
  await expect(page.getByText('ยังไม่มีแต้ม')).toBeVisible();
  await page.getByRole('link', { name: 'ประวัติการแลก' }).click();
  await expect(page.getByText('ยังไม่เคยแลกของรางวัล')).toBeVisible();
});

test('a bonus says what is to be played before it is confirmed, runs alone, and shows how far it is', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ pointsGiven: 1_000 });
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'โบนัส', exact: true }).click();
  await expect(page).toHaveURL(/category=bonus/);
  const card = page.getByRole('listitem').filter({ hasText: 'โบนัส 20 บาท' });
  await expect(card).toContainText('เล่นเกมครบ 200.00 บาทภายใน 7 วัน');
  await open(page, 'โบนัส 20 บาท');
  await expect(dialog(page)).toContainText('ต้องเล่นเกมให้ครบ200.00 บาท');
  await expect(dialog(page)).toContainText('7 วันนับจากเวลาที่แลก');
  await expect(dialog(page)).toContainText('ถ้าเล่นไม่ครบในเวลา จะไม่ได้รับโบนัสและไม่คืนแต้ม');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 400 แต้ม' }).click();
  await expect(dialog(page).getByText(/รับโบนัส 20.00 บาท ไว้ในกระเป๋าโบนัสแล้ว/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'ปิด', exact: true }).click();
  await open(page, 'โบนัส 20 บาท');
  await expect(
    dialog(page)
      .getByText(/โบนัสจากร้านค้าแต้มที่กำลังเล่นอยู่ถึง/)
      .first(),
  ).toBeVisible();
  await page.goto(`${PAGE}?tab=history`);
  const row = page.getByRole('list', { name: 'ประวัติการแลก' }).getByRole('listitem');
  await expect(row).toContainText('กำลังเล่น');
  await expect(row).toContainText('เล่นแล้ว 0.00 จาก 200.00 บาท');
  await expectAccessible(page);
  await qa.change({ shopOrder: { bonus: { target: 200, played: 150, status: 'running' } } });
  await page.reload();
  await expect(row.getByRole('progressbar')).toHaveAccessibleName('เล่นแล้ว 150.00 จาก 200.00 บาท');
  await qa.change({ shopOrder: { bonus: { target: 200, played: 200, status: 'done' } } });
  await page.reload();
  await expect(row).toContainText('เข้ากระเป๋าหลักแล้ว');
  await expect(row).not.toContainText('เล่นได้ถึง');
});

test('a price that changed meanwhile is refused, and the new one is confirmed', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ pointsGiven: 1_000 });
  await page.goto(PAGE);
  await open(page, 'เงิน 5 บาท');
  const confirm = dialog(page).getByRole('button', { name: 'ยืนยันแลก 100 แต้ม' });
  await expect(confirm).toBeVisible();
  await qa.change({ shopReward: { reward_id: 'credit-5', points: 130 } });
  await confirm.click();
  await expect(dialog(page).getByText(/เปลี่ยนราคาหรือเงื่อนไขแล้ว/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 130 แต้ม' }).click();
  await expect(dialog(page).getByText('เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว')).toBeVisible();
});

test('what is sold out before it is looked at is said, and can be looked at again', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ pointsGiven: 5_000 });
  await page.goto(PAGE);
  await qa.change({ shopReward: { reward_id: 'cup', stock: 0 } });
  await open(page, 'แก้วเก็บความเย็น');
  await expect(dialog(page).getByText('ของรางวัลนี้หมดแล้ว ยังไม่ได้ใช้แต้มของคุณ')).toBeVisible();
  await qa.change({ shopReward: { reward_id: 'cup', stock: 1 } });
  await dialog(page).getByRole('button', { name: 'ดูราคาล่าสุด' }).click();
  await expect(dialog(page).getByRole('button', { name: 'ยืนยันแลก 2,400 แต้ม' })).toBeVisible();
});

test('a thing asks where it goes, loses nothing that was typed, and is followed to its member', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ pointsGiven: 5_000 });
  await page.goto(PAGE);
  await open(page, 'แก้วเก็บความเย็น');
  const confirm = dialog(page).getByRole('button', { name: 'ยืนยันแลก 2,400 แต้ม' });
  await confirm.click();
  await expect(dialog(page).getByLabel('ชื่อ–นามสกุลผู้รับ')).toBeFocused();
  await fillAddress(page);
  await dialog(page).getByLabel('รหัสไปรษณีย์').fill('10110');
  await confirm.click();
  await expect(dialog(page).getByText('รหัสไปรษณีย์ไม่ตรงกับจังหวัด กรุณาตรวจสอบ')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'ปิดหน้าต่าง' }).click();
  await open(page, 'แก้วเก็บความเย็น');
  await expect(dialog(page).getByLabel('จังหวัด')).toHaveValue('จ. ขอนแก่น');
  await dialog(page).getByLabel('รหัสไปรษณีย์').fill('๔๐๐๐๐');
  await confirm.click();
  await expect(dialog(page).getByText(/ทีมงานจะจัดส่งภายใน 7 วันทำการ/)).toBeVisible();
  await page.goto(`${PAGE}?tab=history`);
  const row = page.getByRole('list', { name: 'ประวัติการแลก' }).getByRole('listitem');
  await expect(row).toContainText('รอจัดส่ง');
  await expect(row).toContainText('จัดส่งถึง ส••• · 081-xxx-5678 · ขอนแก่น 40000');
  await qa.change({
    shopOrder: { state: 'sent', parcel: { carrier: 'thailand_post', tracking: 'EG123456789TH' } },
  });
  await page.reload();
  await expect(row).toContainText('ไปรษณีย์ไทย เลขพัสดุ EG123456789TH');
  await qa.change({ shopOrder: { state: 'refused', reason: 'returned', parcel: null, address: null } });
  await page.reload();
  await expect(row).toContainText('ไม่ได้จัดส่ง คืนแต้มแล้ว');
});

test('a lost answer is looked up, and a press that never came is sent again', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ pointsGiven: 1_000 });
  await page.goto(PAGE);
  await open(page, 'หมุนกงล้อฟรี 1 ครั้ง');
  const confirm = dialog(page).getByRole('button', { name: 'ยืนยันแลก 100 แต้ม' });
  await expect(confirm).toBeVisible();
  await page.route('**/api/redemption/redeem', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirm.click();
  await expect(dialog(page).getByText(/ได้รับสิทธิ์หมุนกงล้อฟรี 1 ครั้ง/)).toBeVisible();
  await page.unroute('**/api/redemption/redeem');
  await dialog(page).getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.getByRole('region', { name: 'แต้มของคุณ' })).toContainText('900 แต้ม');
  await page.route('**/api/redemption/redeem', (route) => route.abort());
  await open(page, 'เงิน 5 บาท');
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 100 แต้ม' }).click();
  await expect(dialog(page).getByText(/การแลกยังไม่ถึงระบบ/)).toBeVisible();
  await page.unroute('**/api/redemption/redeem');
  await dialog(page).getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
  await expect(dialog(page).getByText('เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว')).toBeVisible();
});

test('what was asked for before a reload is looked up after it, and is there once', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ pointsGiven: 1_000 });
  await page.goto(PAGE);
  await open(page, 'เงิน 5 บาท');
  await qa.fault('POST /api/redemption/redeem', 'lost-answer');
  await qa.fault('GET /api/redemption/history', '503');
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 100 แต้ม' }).click();
  await expect(dialog(page).getByText(/ยังไม่ทราบว่าแลกสำเร็จหรือไม่/)).toBeVisible();
  await qa.fault('GET /api/redemption/history', null);
  await page.reload();
  await expect(dialog(page).getByText('เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.getByRole('region', { name: 'แต้มของคุณ' })).toContainText('900 แต้ม');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('it is looked up wherever the shop is opened again, a reward that was closed too', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ pointsGiven: 1_000 });
  for (const elsewhere of ['?category=goods', '?tab=history', '']) {
    await qa.fault('GET /api/redemption/history', null);
    await page.goto(PAGE);
    await open(page, 'เงิน 5 บาท');
    await qa.fault('POST /api/redemption/redeem', 'lost-answer');
    await qa.fault('GET /api/redemption/history', '503');
    await dialog(page).getByRole('button', { name: 'ยืนยันแลก 100 แต้ม' }).click();
    await expect(dialog(page).getByText(/ยังไม่ทราบว่าแลกสำเร็จหรือไม่/)).toBeVisible();
    await qa.fault('GET /api/redemption/history', null);
    await qa.fault('POST /api/redemption/redeem', null);
    if (elsewhere === '') await qa.change({ shopReward: { reward_id: 'credit-5', isClosed: true } });
    await page.goto(`${PAGE}${elsewhere}`);
    await expect(dialog(page).getByText('เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'ปิด', exact: true }).click();
  }
  await expect(page.getByRole('region', { name: 'แต้มของคุณ' })).toContainText('700 แต้ม');
});

test('a double press is one order; a second tab meets the limit and says when it is open again', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ pointsGiven: 6_000 });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(PAGE);
    await open(tab, 'กระเป๋าผ้า');
    await fillAddress(tab);
  }
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 1,600 แต้ม' }).dblclick();
  await expect(dialog(page).getByText(/ทีมงานจะจัดส่งภายใน 7 วันทำการ/)).toBeVisible();
  await dialog(other).getByRole('button', { name: 'ยืนยันแลก 1,600 แต้ม' }).click();
  await expect(
    dialog(other)
      .getByText(/คุณแลกครบแล้ว แลกได้อีกตั้งแต่/)
      .first(),
  ).toBeVisible();
  await other.close();
  await dialog(page).getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.getByRole('region', { name: 'แต้มของคุณ' })).toContainText('4,400 แต้ม');
  await expect(page.getByRole('listitem').filter({ hasText: 'กระเป๋าผ้า' })).toContainText('แลกครบแล้ว');
});

test('the second press of a double press does not close an outcome that nobody has read', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ pointsGiven: 6_000 });
  await page.goto(PAGE);
  await open(page, 'กระเป๋าผ้า');
  await fillAddress(page);
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 1,600 แต้ม' }).click();
  const outcome = dialog(page).getByText(/ทีมงานจะจัดส่งภายใน 7 วันทำการ/);
  await expect(outcome).toBeVisible();
  // The pointer has not moved, and what closes the dialog lies under it now: first the second press of two, then one of its own.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(outcome).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog(page)).toHaveCount(0);
});

test('offline nothing is redeemed or lost; Back closes the dialog and keeps the page', async ({
  page,
  qa,
}) => {
  await qa.login();
  await qa.change({ pointsGiven: 5_000 });
  await page.goto(PAGE);
  await open(page, 'แก้วเก็บความเย็น');
  await fillAddress(page);
  const long = 'หมู่บ้านสุขสันต์วิลล์ ซอยลาดพร้าว 101 แยก 42 '.repeat(4).trim();
  await dialog(page).getByLabel('บ้านเลขที่ หมู่ ซอย ถนน').fill(long);
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 2,400 แต้ม' }).click();
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await expect(dialog(page).getByLabel('บ้านเลขที่ หมู่ ซอย ถนน')).toHaveValue(long);
  await page.context().setOffline(false);
  await backFromLayer(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/redeem$/);
  await open(page, 'แก้วเก็บความเย็น');
  await expect(dialog(page).getByLabel('บ้านเลขที่ หมู่ ซอย ถนน')).toHaveValue(long);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'ยืนยันแลก 2,400 แต้ม' }).click();
  await expect(dialog(page).getByText(/รับคำสั่งแลก แก้วเก็บความเย็น แล้ว/)).toBeVisible();
});

test('a price that cannot be asked for just now is asked for again', async ({ page, qa }) => {
  await qa.login();
  await qa.change({ pointsGiven: 1_000 });
  await page.goto(PAGE);
  await qa.fault('POST /api/redemption/calc', '503');
  await open(page, 'เงิน 5 บาท');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await qa.fault('POST /api/redemption/calc', null);
  await dialog(page).getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(dialog(page).getByRole('button', { name: 'ยืนยันแลก 100 แต้ม' })).toBeVisible();
});

test('a shop that cannot be read just now covers the page', async ({ page, qa }) => {
  await qa.login();
  await qa.fault('GET /api/redemption/list', '503');
  await page.goto(PAGE);
  await expect(page.getByText('ขออภัย ระบบขัดข้องชั่วคราว')).toBeVisible();
});

test.describe('in a translated page', () => {
  test.use({ tab: 'new', isTranslated: true });

  test('points, price and outcome stay right', async ({ page, qa }) => {
    await qa.login();
    await qa.change({ pointsGiven: 1_000 });
    await translateEveryPage(page, 'alive');
    await page.goto(PAGE);
    await untilTranslated(page);
    await open(page, 'เงิน 5 บาท');
    await dialog(page).getByRole('button', { name: 'ยืนยันแลก 100 แต้ม' }).click();
    await expect(dialog(page).getByText(/เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว/)).toBeVisible();
    await dialog(page).getByRole('button', { name: /^ปิด/ }).last().click();
    await expect(page.getByRole('region', { name: /แต้มของคุณ/ })).toContainText('900 แต้ม');
    expect(await staleTexts(page)).toEqual([]);
  });
});
