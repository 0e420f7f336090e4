import { expect, test } from './fixtures.ts';

const OVERLAY = 'ขออภัย ระบบขัดข้องชั่วคราว';

for (const [path, call] of [
  ['/', 'GET /api/lotto/lobby'],
  ['/lotto/results', 'GET /api/lotto/results'],
  ['/lotto/glo-2025-06-16', 'GET /api/lotto/round'],
  ['/login', 'POST /api/agent/config'],
] as const)
  test(`a page whose first read fails is answered with 503 and kept by nobody: ${path}`, async ({
    page,
    qa,
  }) => {
    await qa.fault(call, '503');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { name: OVERLAY })).toBeVisible();
    await expect(page.getByText(/อินเทอร์เน็ต|สัญญาณ/)).toHaveCount(0);
    await qa.fault(call, null);
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await expect(page.getByRole('heading', { name: OVERLAY })).toHaveCount(0);
  });

test('what the site could not do is not blamed on the line of the member', async ({ page, qa }) => {
  await page.goto('/login');
  const fill = async () => {
    await page.getByLabel('เบอร์มือถือ').fill('0812345678');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('sabai-dee-99');
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  };
  // Whether it worked after all is asked, which tells a visitor from a member.
  qa.expects(401, '/api/get_user_info');
  await qa.fault('POST /api/login', '503');
  await fill();
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(alert).toContainText('ระบบขัดข้อง');
  await expect(alert).not.toContainText('อินเทอร์เน็ต');
  // What stands in front of the site answers without a word of ours.
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
  );
  await fill();
  await expect(alert).toContainText('ไม่ได้เกิดจากอินเทอร์เน็ตของคุณ');
});
