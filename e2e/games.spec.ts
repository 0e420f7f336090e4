import type { Page } from '@playwright/test';
import { backFromLayer, expect, test } from './fixtures.ts';
import { openGame } from './pages/games.ts';
import { watchToast } from './pages/toasts.ts';

test.use({ motion: 'natural' });

const GAME = 'ตลาดนำโชค';
const slotGame = {
  ...{ game_id: 'lucky-market', provider_id: 'house', sub_provider_id: 'classic', category: 'slot' as const },
  ...{ name: GAME, name_en: 'Lucky Market', image: '/games/lucky-market/card.webp', tags: [], rtp: 96 },
  ...{ volatility: 'low' as const, min: 1, max: 500, has_demo: true, has_free_spins: false, is_hot: true },
};
const secondWallet = { id: 'bonus-wallet', wallet_name: 'กระเป๋าโบนัส', balance: 50, wallet_type_id: 2 };
const mainWallet = { id: 'mock-wallet', wallet_name: 'กระเป๋าหลัก', balance: 1_000, wallet_type_id: 1 };

test('a visitor opens a game out of the lobby with play money, spins, and Back closes it', async ({
  page,
  qa,
}) => {
  await page.goto('/lobby/slot');
  const welcome = watchToast(page, `ยินดีต้อนรับสู่ ${GAME}`);
  await openGame(page, GAME);
  expect((await welcome).isAlert).toBe(true);
  const launcher = page.getByRole('dialog', { name: GAME });
  await expect(launcher.getByText('เงินในเกมไม่ใช่เงินจริง')).toBeVisible();
  const game = launcher.frameLocator('iframe');
  await expect(game.locator('#balance')).toHaveText('1,000.00');
  // Nothing is heard before it is wanted.
  await game.getByRole('button', { name: 'เสียง: ปิด' }).click();
  await expect(game.getByRole('button', { name: 'เสียง: เปิด' })).toHaveAttribute('aria-pressed', 'true');
  await game.getByRole('button', { name: 'หมุน' }).click();
  await expect(game.locator('#won')).toHaveText(/ชนะ/);
  const asked = (await qa.seen()).filter(({ call }) => call === 'POST /api/game/demo');
  expect(asked).toMatchObject([
    {
      input: {
        game_id: 'lucky-market',
        provider_id: 'house',
        is_mobile: true,
        source: 'slot-hot',
        agent_code: 'pwin',
      },
    },
  ]);
  await page.goBack();
  await expect(launcher).toBeHidden();
  await expect(page).toHaveURL('/lobby/slot');
});

test.describe('on a phone that finds no rest', () => {
  test.use({ tab: 'new' });

  test('a game that is pressed opens at once, out of the lobby and on its own page', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/lobby/slot');
    await openGame(page, GAME);
    const launcher = page.getByRole('dialog', { name: GAME });
    await expect(launcher.frameLocator('iframe').getByRole('button', { name: 'หมุน' })).toBeVisible();
    await backFromLayer(page);
    await expect(launcher).toBeHidden();
    await page.goto('/play?provider=house&game=lucky-market');
    await page.getByRole('link', { name: 'ทดลองเล่น' }).click();
    await expect(launcher.frameLocator('iframe').getByRole('button', { name: 'หมุน' })).toBeVisible();
  });
});

test('a member with one wallet goes straight into the game; closing it reads the balance again', async ({
  page,
  qa,
}) => {
  await qa.login();
  await page.goto('/lobby/slot');
  await qa.seen();
  await openGame(page, GAME);
  const launcher = page.getByRole('dialog', { name: GAME });
  await expect(launcher.frameLocator('iframe').getByRole('button', { name: 'หมุน' })).toBeVisible();
  await expect(launcher.getByText('ได้เสียเกมนี้ 0.00')).toBeVisible();
  await launcher.getByRole('button', { name: 'ปิดเกม' }).click();
  await expect(launcher).toBeHidden();
  await expect
    .poll(async () => (await qa.seen()).map(({ call }) => call))
    .toEqual(expect.arrayContaining(['POST /api/member/game/close', 'POST /api/member/wallets']));
});

test('a member with several wallets chooses one; those without money are left out', async ({ page, qa }) => {
  await qa.change({ gameWallets: [mainWallet, secondWallet, { ...secondWallet, id: 'empty', balance: 0 }] });
  await qa.login();
  await page.goto('/play?provider=house&game=lucky-market');
  await page.getByRole('button', { name: 'เล่นเกม' }).click();
  const launcher = page.getByRole('dialog', { name: GAME });
  await expect(launcher.getByRole('heading', { name: 'กรุณาเลือกกระเป๋าเงิน' })).toBeVisible();
  await expect(launcher.getByRole('listitem')).toHaveCount(2);
  await launcher.getByRole('button', { name: /กระเป๋าโบนัส คงเหลือ 50.00 บาท/ }).click();
  await expect(launcher.frameLocator('iframe').getByRole('button', { name: 'หมุน' })).toBeVisible();
  const [asked] = (await qa.seen()).filter(({ call }) => call === 'POST /api/game/link');
  expect(asked?.input).toMatchObject({ wallet_id: 'bonus-wallet', source: 'play' });
});

test('a link that is refused is told in a popup, wallets and demos that fail in a toast of three seconds', async ({
  page,
  qa,
}) => {
  const refusal = { code: 4502, message: 'เกมนี้ปิดให้บริการชั่วคราว' };
  await qa.fault('POST /api/game/demo', refusal);
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  await expect(page.getByText(refusal.message)).toBeVisible();
  await expect(page.getByRole('dialog', { name: GAME })).toBeHidden();
  await qa.login();
  await qa.fault('POST /api/game/wallets', refusal);
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  await expect(page.getByText(refusal.message)).toBeVisible();
  await qa.fault('POST /api/game/wallets', null);
  await qa.fault('POST /api/game/link', refusal);
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const popup = page.getByRole('dialog', { name: 'พบบางอย่างผิดปกติ' });
  await expect(popup).toContainText(refusal.message);
});

test('a reload during play offers to go on', async ({ page, qa }) => {
  await qa.login();
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const launcher = page.getByRole('dialog', { name: GAME });
  await expect(launcher.frameLocator('iframe').getByRole('button', { name: 'หมุน' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'เล่นต่อ' }).click();
  await expect(launcher.frameLocator('iframe').getByRole('button', { name: 'หมุน' })).toBeVisible();
});

/** What the frame asks of the house, which carries no cookie and so belongs to no world; a refusal takes the place of the answer. */
async function watchSpins(page: Page) {
  const asked: unknown[] = [];
  const seen: { asked: unknown[]; refusal: { error: number; message: string } | null } = {
    asked,
    refusal: null,
  };
  await page.route('**/api/house/spin', async (route) => {
    asked.push(route.request().postDataJSON());
    const headers = { 'access-control-allow-origin': '*' };
    await (seen.refusal ? route.fulfill({ json: seen.refusal, headers }) : route.continue());
  });
  return seen;
}

test('without a network a press says so, and the next one asks for the same round', async ({ page, qa }) => {
  await qa.login();
  const spins = await watchSpins(page);
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const game = page.getByRole('dialog', { name: GAME }).frameLocator('iframe');
  // Before it is loaded the button is there, and plays nothing.
  await expect(game.getByRole('button', { name: 'หมุน' })).toBeEnabled();
  await page.context().setOffline(true);
  await game.locator('#spin').click();
  await expect(game.locator('#message')).toHaveText(/เชื่อมต่อไม่ได้/);
  await expect(game.locator('#balance')).toHaveText('1,000.00');
  await page.context().setOffline(false);
  spins.refusal = { error: 4509, message: 'ยังไม่ทราบผลของรอบนี้ กดหมุนเพื่อดูผล' };
  await game.locator('#spin').click();
  await expect(game.locator('#message')).toHaveText(/ยังไม่ทราบผล/);
  spins.refusal = null;
  await game.locator('#spin').click();
  await expect(game.locator('#won')).toHaveText(/ชนะ/);
  expect(spins.asked).toHaveLength(3);
  expect(new Set(spins.asked.map((one) => JSON.stringify(one))).size).toBe(1);
  await game.locator('#spin').click();
  await expect.poll(() => new Set(spins.asked.map((one) => JSON.stringify(one))).size).toBe(2);
});

test('a game that was not loaded is loaded by its own button', async ({ page, qa }) => {
  await qa.login();
  let isLost = true;
  await page.route('**/api/house/open', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const game = page.getByRole('dialog', { name: GAME }).frameLocator('iframe');
  await expect(game.locator('#message')).toHaveText('โหลดเกมไม่สำเร็จ');
  isLost = false;
  await game.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(game.locator('#balance')).toHaveText('1,000.00');
  await game.getByRole('button', { name: 'หมุน' }).click();
  await expect(game.locator('#won')).toHaveText(/ชนะ/);
});

test('a session that ends during play is told in place of the game, which can be opened again', async ({
  page,
  qa,
}) => {
  await qa.login();
  const spins = await watchSpins(page);
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const launcher = page.getByRole('dialog', { name: GAME });
  await expect(launcher.frameLocator('iframe').getByRole('button', { name: 'หมุน' })).toBeVisible();
  spins.refusal = { error: 4501, message: 'หมดเวลาของเกมนี้' };
  await launcher.frameLocator('iframe').locator('#spin').click();
  await expect(launcher.getByText('หมดเวลาของเกมนี้ เปิดเกมอีกครั้งเพื่อเล่นต่อ')).toBeVisible();
  await expect(launcher.locator('iframe')).toHaveCount(0);
  await launcher.getByRole('button', { name: 'ปิดเกม' }).last().click();
  spins.refusal = null;
  await openGame(page, GAME);
  await launcher.frameLocator('iframe').locator('#spin').click();
  await expect(launcher.frameLocator('iframe').locator('#won')).toHaveText(/ชนะ/);
});

test('a member sees a round again as it was played, and checks it', async ({ page, qa }) => {
  const round = {
    ...{ id: '00000000-0000-7000-8000-0000000000b1', provider_id: 'house', game_id: 'lucky-market' },
    ...{ game_name: GAME, round_id: 'round-of-yesterday', status: 'finished' as const, reason: null },
    ...{ staked: 10, won: 0, net: -10 },
    ...{ begun_at: '2025-06-15T11:00:00.000Z', ended_at: '2025-06-15T11:00:01.000Z' },
  };
  await qa.change({ gameRounds: [round] });
  await qa.login();
  await page.goto('/member/games');
  await page.getByRole('button', { name: `ดูย้อนหลัง ${GAME}` }).click();
  const replay = page.getByRole('dialog', { name: `ดูย้อนหลัง ${GAME}` });
  const frame = replay.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: GAME })).toBeVisible();
  await expect(frame.getByText(/^เล่นเมื่อ 15 มิ\.ย\. /)).toBeVisible();
  await expect(frame.locator('#stake')).toHaveText('10.00');
  await frame.getByText('ตรวจสอบผล').click();
  await frame.getByRole('button', { name: 'ตรวจรอบนี้' }).click();
  await expect(frame.getByText('รอบนี้ตรงกับรหัสลับทุกอย่าง')).toBeVisible();
  await frame.getByRole('button', { name: 'ดูอีกครั้ง' }).click();
  await backFromLayer(page);
  await expect(replay).toBeHidden();
  await qa.fault('GET /api/member/game/replay', { code: 4508, message: 'ค่ายเกมไม่ตอบ กรุณาลองใหม่' });
  await page.getByRole('button', { name: `ดูย้อนหลัง ${GAME}` }).click();
  await expect(page.getByText('ค่ายเกมไม่ตอบ กรุณาลองใหม่')).toBeVisible();
  await page.getByRole('button', { name: 'ตกลง' }).click();
  await expect(replay).toBeHidden();
});

test('a member plays the free rounds that were given first, and then with money', async ({ page, qa }) => {
  const given = { provider_id: 'house', game_id: 'lucky-market', game_name: GAME, stake: 10, left: 2 };
  await qa.change({ freeRounds: [{ ...given, ends_at: '2025-06-20T12:00:00.000Z' }] });
  await qa.login();
  await page.goto('/member/games');
  const free = page.getByRole('region', { name: 'ฟรีสปินของฉัน' });
  await expect(free.getByText('เหลือ 2 ครั้ง')).toBeVisible();
  await free.getByRole('link', { name: 'ไปหมุนฟรี' }).click();
  await page.getByRole('button', { name: 'เล่นเกม' }).click();
  const game = page.getByRole('dialog', { name: GAME }).frameLocator('iframe');
  await expect(game.locator('#stake-label')).toHaveText('ฟรี 2 ครั้ง');
  await game.getByRole('button', { name: 'หมุนฟรี' }).click();
  await expect(game.locator('#stake-label')).toHaveText('ฟรี 1 ครั้ง');
  await game.getByRole('button', { name: 'หมุนฟรี' }).click();
  await expect(game.locator('#stake-label')).toHaveText('เดิมพัน');
  await expect(game.getByRole('button', { name: 'หมุน', exact: true })).toBeVisible();
});

test('a game tells before it is played what it pays, how often, and what it has really paid', async ({
  page,
  qa,
}) => {
  await qa.change({ realReturn: { rounds: 12_345, percent: 96.4, equal_rounds: 10_000 } });
  await page.goto('/play?provider=house&game=gem-palace');
  const how = page.getByRole('region', { name: 'เล่นอย่างไร' });
  await expect(how.getByText('96.02%', { exact: true })).toBeVisible();
  await expect(how.getByText('96.40% จาก 12,345 รอบ')).toBeVisible();
  await expect(how.getByText(/ระหว่าง 88\.30% ถึง 103\.74%/)).toBeVisible();
  await expect(how.getByText('ประมาณ 1 ใน 2.7 รอบ')).toBeVisible();
  await expect(page.getByRole('region', { name: 'อัตราจ่าย' }).getByText('3 ตัว ได้ฟรีสปิน 10 ครั้ง')).toBeVisible();
  await page.getByText('ลำดับสัญลักษณ์บนวงล้อ').click();
  await expect(page.getByRole('heading', { name: 'วงล้อที่ 5' })).toBeVisible();
  await qa.change({ realReturn: { rounds: 12, percent: null, equal_rounds: null } });
  await page.reload();
  await expect(how.getByText('ยังเล่นไม่ถึง 1,000 รอบ')).toBeVisible();
});

test('favourites of this device are kept with a star, and shown alone', async ({ page }) => {
  await page.goto('/lobby/slot');
  await page.getByRole('button', { name: 'ปักหมุด', exact: true }).click();
  await expect(page.getByText('ยังไม่มีเกมที่ปักหมุด')).toBeVisible();
  await page.getByRole('button', { name: 'ปักหมุด', exact: true }).click();
  await page
    .getByRole('button', { name: `ปักหมุด ${GAME}` })
    .last()
    .click();
  await page.reload();
  await page.getByRole('button', { name: 'ปักหมุด', exact: true }).click();
  await expect(page.getByRole('link', { name: GAME })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'วังอัญมณี' })).toHaveCount(0);
  await page.getByRole('button', { name: `ปักหมุด ${GAME}` }).click();
  await expect(page.getByText('ยังไม่มีเกมที่ปักหมุด')).toBeVisible();
});

test('a member finds the last game on the home page, and from the launcher what a game pays', async ({
  page,
  qa,
}) => {
  await qa.change({ lastPlayed: ['gem-palace'] });
  await qa.login();
  await page.goto('/');
  const last = page.getByRole('region', { name: 'เล่นล่าสุด' });
  await last.getByRole('link', { name: 'วังอัญมณี' }).click();
  const about = page.getByRole('dialog', { name: 'วังอัญมณี' }).getByRole('link', { name: /อัตราจ่าย/ });
  await expect(about).toHaveAttribute('href', '/play?provider=house&game=gem-palace');
});

test('a lobby without a game says what comes and leads to what there is; a search has an address', async ({
  page,
  qa,
}) => {
  await qa.change({ games: [slotGame] });
  await page.goto('/lobby/fishing');
  await expect(page.getByText(/เกมยิงปลากำลังจะมา/)).toBeVisible();
  await page.getByRole('link', { name: 'ไปเล่นสล็อต' }).click();
  await expect(page).toHaveURL('/lobby/slot');
  await page.getByLabel('ค้นหาเกม').fill('ไม่มีเกมนี้แน่');
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('ไม่พบเกมที่ค้นหา')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: GAME }).first()).toBeVisible();
});

test('a frame that tries to read the page, to lead it away or to flood it gets nowhere', async ({
  page,
  qa,
}) => {
  const hostile = `<body><script>
    for (let at = 0; at < 10000; at += 1) parent.postMessage({ type: 'over' }, '*');
    let reached = 'nothing';
    try { reached = parent.document.title } catch {}
    try { top.location = 'https://elsewhere.example/' } catch {}
    try { localStorage.setItem('a', 'b'); reached += ' storage' } catch {}
    parent.postMessage({ type: 'reached', reached }, '*');
    document.title = reached;
    document.body.textContent = reached;
  </script></body>`;
  await page.route('**/frames/hostile.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: hostile }),
  );
  await qa.change({ gameLink: '/frames/hostile.html' });
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const launcher = page.getByRole('dialog', { name: GAME });
  await expect(page).toHaveURL('/lobby/slot');
  await launcher.getByRole('button', { name: 'ปิดเกม' }).first().click();
  await expect(launcher).toBeHidden();
});
