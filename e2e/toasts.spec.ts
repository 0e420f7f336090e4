import { expect, test } from './fixtures.ts';
import { watchToast } from './pages/toasts.ts';

for (const width of [390, 1280]) {
  test(`a toast over a dialog leaves its head and its close button free, and takes no taps: ${width} px`, async ({
    page,
    qa,
  }) => {
    await qa.login();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const asked = Promise.withResolvers<() => Promise<void>>();
    await page.route('**/api/member/wallets', (route) => asked.resolve(() => route.abort()));
    await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click();
    const fail = await asked.promise;
    await page.getByRole('button', { name: 'เมนูสมาชิก' }).click();
    const dialog = page.getByRole('dialog', { name: 'เมนูสมาชิก' });
    await expect(dialog).toBeVisible();
    // Said while the dialog is open: by then it stands over what was asked for.
    const head = await page.locator('[data-dialog-head]').boundingBox();
    const toast = watchToast(page);
    await fail();
    const { y, takesTaps } = await toast;
    expect(y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    expect(takesTaps).toBe(false);
    await dialog.getByRole('button', { name: 'ปิดหน้าต่าง' }).click();
    await expect(dialog).toHaveCount(0);
    await page.unrouteAll();
  });
}
