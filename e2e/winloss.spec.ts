import { expect, test } from './fixtures.ts';

test('from the statement to what bets brought: by day with a chart, of one kind, by month, and a period of nothing', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/member/statement');
  await page.getByRole('link', { name: 'สรุปได้เสีย' }).click();
  await expect(page).toHaveURL('/winloss?from=2025-06-09&to=2025-06-15');
  const totals = page.getByRole('region', { name: 'สรุปยอดของช่วงนี้' });
  await expect(totals).toContainText('ยอดแทง (1 รายการ)100.00ออกผลแล้ว100.00ถูกรางวัล500.00ได้เสีย+400.00');
  await expect(page.getByRole('img', { name: 'กราฟได้เสียรายวัน' }).locator('canvas')).toBeVisible();
  const days = page.getByRole('region', { name: 'รายวัน' });
  await expect(days.getByRole('row')).toHaveText([/วันที่/, /15 มิ\.ย\. 68.*100500\+400/]);

  await page.getByRole('link', { name: 'หวยรัฐบาล' }).click();
  await expect(page).toHaveURL(/area=lotto&kind=glo/);
  await expect(page.locator('main')).toContainText('เฉพาะ หวยรัฐบาล');
  await page.getByRole('link', { name: '1 ปี' }).click();
  const months = page.getByRole('region', { name: 'รายเดือน' });
  await months.getByRole('link', { name: 'มิ.ย. 68' }).click();
  await expect(page).toHaveURL('/winloss?from=2025-06-01&to=2025-06-15&area=lotto&kind=glo');
  await page.getByRole('link', { name: 'ดูทุกประเภท' }).click();
  await days.getByRole('link', { name: '15 มิ.ย. 68' }).click();
  await expect(page).toHaveURL('/member/statement?from=2025-06-15&to=2025-06-15');
  await page.goBack();
  await expect(days).toBeVisible();

  await page.getByRole('button', { name: 'เลือกวันที่' }).click();
  const dialog = page.getByRole('dialog', { name: 'เลือกช่วงวันที่' });
  await dialog.getByRole('gridcell', { name: '1', exact: true }).click();
  await dialog.getByRole('gridcell', { name: '2', exact: true }).click();
  await dialog.getByRole('link', { name: 'แสดงรายการ' }).click();
  await expect(page.locator('main')).toContainText('ไม่มียอดแทงหรือผลในช่วงวันที่นี้');
});
