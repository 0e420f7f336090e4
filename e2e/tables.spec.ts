import { backFromLayer, expect, test } from './fixtures.ts';
import { openGame } from './pages/games.ts';

test.use({ motion: 'natural' });

const GAME = 'ไฮโล';
const playedRound = {
  ...{ id: '00000000-0000-7000-8000-0000000000c1', provider_id: 'house', game_id: 'hilo' },
  ...({ game_name: GAME, round_id: 'mock-round-0', status: 'finished', reason: null } as const),
  ...{ staked: 10, won: 0, net: -10 },
  ...{ begun_at: '2025-06-15T11:00:00.000Z', ended_at: '2025-06-15T11:00:01.000Z' },
};

test('a visitor puts chips on a table with play money, sees what was drawn, and bets the same again', async ({
  page,
  qa,
}) => {
  await page.goto('/lobby/casino');
  await openGame(page, GAME);
  const launcher = page.getByRole('dialog', { name: GAME });
  const game = launcher.frameLocator('iframe');
  await expect(game.locator('#balance')).toHaveText('1,000.00');
  const play = game.getByRole('button', { name: 'แทง', exact: true });
  await play.click();
  await expect(game.getByText('เลือกชิป แล้วแตะช่องที่จะแทง')).toBeVisible();
  await game.getByRole('radio', { name: 'ชิป 50 บาท' }).check();
  await game.getByRole('button', { name: /^สูง 11–17 จ่าย 1:1/ }).click();
  await game.getByRole('button', { name: /^เลข 6 จ่าย 1:1 \/ 2 \/ 12/ }).click();
  await expect(game.getByRole('button', { name: 'สูง 11–17 จ่าย 1:1 แทงไว้ 50 บาท' })).toBeVisible();
  await expect(game.locator('#total')).toHaveText('100.00');
  await play.click();
  await game.locator('#stage').click();
  await expect(game.locator('#heard')).toHaveText(/^(ได้คืน [\d,.]+ จากที่แทง 100.00 บาท|รอบนี้ไม่ได้เงินคืน)$/);
  await expect(game.locator('#message')).toHaveText(/^ออก \d \d \d รวม \d+ แต้ม$/);
  await expect(game.locator('#past li')).toHaveCount(1);
  await game.getByRole('button', { name: 'ซ้ำตาเดิม' }).click();
  await expect(game.locator('#total')).toHaveText('100.00');
  await game.getByRole('button', { name: 'ล้าง' }).click();
  await expect(game.locator('#total')).toHaveText('0.00');
  const asked = (await qa.seen()).filter(({ call }) => call === 'POST /api/game/demo');
  expect(asked).toMatchObject([{ input: { game_id: 'hilo', provider_id: 'house' } }]);
  await page.goBack();
  await expect(launcher).toBeHidden();
});

test('a table takes no more on an option than it says, and all rounds of a page are verified in it', async ({
  page,
  qa,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await qa.login();
  await page.goto('/lobby/casino');
  await openGame(page, GAME);
  const game = page.getByRole('dialog', { name: GAME }).frameLocator('iframe');
  await game.getByRole('radio', { name: 'ชิป 100 บาท' }).check();
  const triple = game.getByRole('button', { name: /^ตอง 6 จ่าย 1:200/ });
  await triple.click();
  await triple.click();
  await expect(game.locator('#message')).toHaveText('ช่องนี้แทงได้ไม่เกิน 100.00 บาท');
  await expect(game.locator('#total')).toHaveText('100.00');
  await game.getByRole('button', { name: 'แทง', exact: true }).click();
  await expect(game.locator('#fairness-facts')).toContainText('รอบที่1');
  await game.getByText('ตรวจสอบผล').click();
  await game.getByRole('button', { name: 'เปิดรหัสลับและตรวจทุกรอบ' }).click();
  await expect(game.locator('#verified')).toHaveText('ตรงทั้ง 1 รอบ รอบต่อไปใช้รหัสลับใหม่');
});

for (const [lobby, name, option, key, said] of [
  ['casino', 'น้ำเต้าปูปลา', /^ปู จ่าย/, 'แทง', /^ออก (น้ำเต้า|ปู|ปลา|เสือ|ไก่|กุ้ง)/],
  ['casino', 'บาคาร่า', /^เพลเยอร์ จ่าย 1:1/, 'แทง', /^เพลเยอร์ \d แบงเกอร์ \d/],
  ['fishing', 'ยิงปลาทะเลทอง', /^ฉลาม จ่าย 1:39/, 'ยิง', /^(จับได้ .+|รอดทุกตัว)$/],
  ['sport', 'ฟุตบอลจำลอง', /^ทีมเหย้าชนะ จ่าย 1:1.07/, 'แทง', /^เหย้า \d เยือน \d$/],
] as const)
  test(`a visitor plays ${name} with play money`, async ({ page }) => {
    await page.goto(`/lobby/${lobby}`);
    await openGame(page, name);
    const game = page.getByRole('dialog', { name }).frameLocator('iframe');
    await game.getByRole('button', { name: option }).click();
    await game.getByRole('button', { name: key, exact: true }).click();
    await expect(game.locator('#message')).toHaveText(said);
    await expect(game.locator('#past li')).toHaveCount(1);
  });

test('a member sees a round of a table again with its bets, and checks it', async ({ page, qa }) => {
  await qa.change({ gameRounds: [playedRound] });
  await qa.login();
  await page.goto('/member/games');
  await page.getByRole('button', { name: `ดูย้อนหลัง ${GAME}` }).click();
  const replay = page.getByRole('dialog', { name: `ดูย้อนหลัง ${GAME}` });
  const frame = replay.frameLocator('iframe');
  await expect(frame.getByText(/^เล่นเมื่อ 15 มิ\.ย\. /)).toBeVisible();
  await expect(frame.locator('#total')).toHaveText('10.00');
  await frame.getByText('ตรวจสอบผล').click();
  await frame.getByRole('button', { name: 'ตรวจรอบนี้' }).click();
  await expect(frame.getByText('รอบนี้ตรงกับรหัสลับทุกอย่าง')).toBeVisible();
  await backFromLayer(page);
  await expect(replay).toBeHidden();
});

test('a table tells what each option pays, how often and what it returns, and is found from every lobby', async ({
  page,
}) => {
  for (const address of ['/', '/lobby/casino']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: `${GAME} คืนเงินไม่เกิน 97.22%` })).toBeVisible();
  }
  await page.goto('/play?provider=house&game=hilo');
  await expect(page.getByText('คืนเงินไม่เกิน 97.22%')).toBeVisible();
  await expect(page.getByText(/ไม่นับเทิร์น โปรโมชัน ภารกิจ คืนยอด และค่าแนะนำ/)).toBeVisible();
  await expect(page.getByRole('row', { name: 'สูง 11–17 1:1 48.61% 97.22% 5,000' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'ตอง 1 1:200 0.46% 93.06% 100' })).toBeVisible();
  await page.goto('/play?provider=house&game=baccarat');
  await expect(page.getByRole('row', { name: /^แบงเกอร์ 1:0.95 45.86%/ })).toBeVisible();
  const [hilo, baccarat] = [`${GAME} คืนเงินไม่เกิน 97.22%`, 'บาคาร่า คืนเงินไม่เกิน 98.94%'];
  for (const [typed, name] of [
    ['ไฮโล', hilo],
    ['ไอโล', hilo],
    ['hilo', hilo],
    ['บาคาร่า', baccarat],
    ['baccarat', baccarat],
    ['น้ำเต้า', 'น้ำเต้าปูปลา คืนเงินไม่เกิน 97.22%'],
  ] as const) {
    await page.goto('/lobby/slot');
    await page.getByLabel('ค้นหาเกม').fill(typed);
    await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
});

test('who bets on the lowest options reads why a chip is not taken, and sees what is drawn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lobby/casino');
  await openGame(page, GAME);
  const game = page.getByRole('dialog', { name: GAME }).frameLocator('iframe');
  await game.getByRole('radio', { name: 'ชิป 100 บาท' }).check();
  const triple = game.getByRole('button', { name: /^ตอง 6 จ่าย 1:200/ });
  await triple.click();
  await triple.click();
  await expect(game.locator('#stage')).not.toBeInViewport();
  await expect(game.locator('#message')).toHaveText('ช่องนี้แทงได้ไม่เกิน 100.00 บาท');
  await expect(game.locator('#message')).toBeInViewport({ ratio: 1 });
  await game.getByRole('button', { name: 'แทง', exact: true }).click();
  await expect(game.locator('#heard')).not.toBeEmpty();
  for (const place of ['#stage', '#won']) await expect(game.locator(place)).toBeInViewport({ ratio: 1 });
  await triple.click();
  await expect(game.locator('#stage')).not.toBeInViewport();
});

test('text of twice the size stays within the page, and nothing stands over what is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/lobby/casino');
  await openGame(page, GAME);
  const root = page.getByRole('dialog', { name: GAME }).frameLocator('iframe').locator('html');
  await expect(root.locator('#balance')).toHaveText('1,000.00');
  await root.evaluate((element) => {
    element.style.fontSize = '200%';
  });
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  for (const place of ['footer', '#told']) await expect(root.locator(place)).toHaveCSS('position', 'static');
});
