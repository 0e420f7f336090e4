import { expect, test } from './fixtures.ts';

test('the first HTML of a member holds name and balance', async ({ page, qa }) => {
  await qa.change({ balance: 4321.25 });
  await qa.login();
  for (const path of ['/', '/member/deposit', '/lotto/bills']) {
    const html = await (await page.context().request.get(path)).text();
    expect(html).toContain('สมหญิง');
    expect(html).toContain('4,321.25');
  }
});
