import { expect, test } from './fixtures.ts';

const PAGE = '/member/creditfree';

test('a quest is done, its prize is taken once, and the history says so', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  const quest = page.getByRole('listitem').filter({ hasText: 'เล่นครบ 200 บาทวันนี้' });
  await expect(quest).toContainText('60.00 บาท จาก 200.00 บาท');
  await expect(quest).toContainText('กำลังทำ');
  await expect(page.getByText('ยังไม่มีรายการแต้ม')).toBeVisible();
  await qa.change({ questStaked: 250 });
  await page.reload();
  await quest.getByRole('button', { name: 'รับรางวัล' }).click();
  await expect(quest).toContainText('รับรางวัลแล้ว');
  await expect(page.getByText('ได้แต้ม · ทำภารกิจสำเร็จ')).toBeVisible();
  await expect(page.getByText('+10', { exact: true })).toBeVisible();
});

test('a check-in says what it needs, is taken once, and what ends soon has its day', async ({ page, qa }) => {
  await qa.login();
  await page.goto(PAGE);
  await expect(page.getByText(/ครบ 1,?000\.00 บาทใน 7 วันล่าสุด/)).toBeVisible();
  await qa.change({ checkInStaked: 1_000, pointsGiven: 40 });
  await page.reload();
  await expect(page.getByText(/40 แต้มจะหมดอายุวันที่ \d+ มิถุนายน 2568/)).toBeVisible();
  await page.getByRole('button', { name: 'เช็กอินรับ 5 แต้ม' }).click();
  await expect(page.getByText('เดือนนี้เช็กอินแล้ว 1 วัน')).toBeVisible();
  await expect(page.getByRole('button', { name: /^เช็กอินรับ/ })).toHaveCount(0);
  await expect(page.getByText('45 แต้ม', { exact: true })).toBeVisible();
});

test('who has no quest reads that, and a refused prize says why', async ({ page, qa }) => {
  await qa.change({ questStaked: 250 });
  await qa.login();
  await page.goto(PAGE);
  await qa.change({ questStaked: 100 });
  await page.getByRole('button', { name: 'รับรางวัล' }).click();
  await expect(page.getByText('ยังทำภารกิจไม่ครบ รับรางวัลยังไม่ได้').first()).toBeVisible();
  await qa.change({ quests: [] });
  await page.reload();
  await expect(page.getByText('ตอนนี้ยังไม่มีภารกิจ')).toBeVisible();
});
