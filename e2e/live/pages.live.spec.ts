import { expect, test } from '#e2e/fixtures.ts';

test('pages hold their content without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const [path, text] of [
    ['/', 'งวดที่เปิดรับ'],
    ['/lotto/lobby', 'หวยรัฐบาล'],
    ['/lotto/results?round_id=glo-2025-06-01', '559352'],
    ['/lotto/rates', '3 ตัวบน'],
    ['/register', 'กสิกรไทย'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(text);
  }
  await context.close();
});

test('health names the engine, every answer carries its headers', async ({ request }, info) => {
  const health = await (await request.get('/api/health')).json();
  expect(health).toMatchObject({
    status: 'ok',
    engine: info.project.name === 'postgres' ? 'postgres' : 'pglite',
  });
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  const forged = await request.post('/api/login', { data: {}, headers: { origin: 'https://evil.example' } });
  expect(forged.status()).toBe(403);
});
