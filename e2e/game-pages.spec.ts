import { createHash, createHmac } from 'node:crypto';
import type { Game } from '#contract/games/catalogue.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { type RoundCells, roundLine, roundsHeading } from '#rules/games/rounds-file.ts';
import { machines, machineVersion } from '#rules/slots/machines.ts';
import { playRound } from '#rules/slots/play-round.ts';
import { expect, test } from './fixtures.ts';
import { openGame } from './pages/games.ts';

test.use({ motion: 'natural' });

const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};

/** A round of the twenty lines as the file of a member has it. */
async function fileRound(): Promise<RoundCells> {
  const play = { seed: 'a'.repeat(64), clientSeed: 'mine', nonce: 3 };
  const { payHundredths } = await playRound(machines.lines, drawsOf(hashing, play));
  return {
    ...{ round: 'round-1', stake: '10.00', won: ((10 * payHundredths) / 100).toFixed(2), machine: 'lines' },
    version: await machineVersion(hashing, machines.lines),
    commit: await hashing.sha256(play.seed),
    ...{ clientSeed: play.clientSeed, nonce: String(play.nonce), seed: play.seed },
  };
}

const GAME = 'ตลาดนำโชค';
const playedRound = {
  ...{ id: '00000000-0000-7000-8000-0000000000a1', provider_id: 'house', game_id: 'lucky-market' },
  ...({ game_name: GAME, round_id: 'mock-round-0', status: 'finished', reason: null } as const),
  ...{ staked: 10, won: 0, net: -10 },
  ...{ begun_at: '2025-06-15T11:00:00.000Z', ended_at: '2025-06-15T11:00:01.000Z' },
};

test('a lobby narrows to one of its rows under an address, and Back shows it whole again', async ({
  page,
}) => {
  await page.goto('/lobby/slot');
  const filters = page.getByRole('group', { name: 'เลือกเกมที่แสดง' });
  await filters.getByRole('link', { name: 'ชนะบ่อย รางวัลเล็ก' }).click();
  await expect(page).toHaveURL('/lobby/slot?section=easy');
  await expect(page.getByRole('link', { name: GAME })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'มังกรไฟ' })).toHaveCount(0);
  await expect(filters.getByRole('link', { name: 'ชนะบ่อย รางวัลเล็ก' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'ยอดนิยม' })).toBeVisible();
});

test('games beyond the first sixty have pages of their own', async ({ page, qa }) => {
  const one: Omit<Game, 'game_id' | 'name' | 'name_en'> = {
    ...{
      provider_id: 'house',
      sub_provider_id: 'classic',
      category: 'slot' as const,
      image: '/games/lucky-market/card.webp',
    },
    ...{ tags: [], rtp: null, volatility: null, min: 1, max: 1_000 },
    ...{ has_demo: true, has_free_spins: false, is_hot: false },
  };
  const games = Array.from({ length: 130 }, (_, at) => ({
    ...one,
    ...{ game_id: `game-${at}`, name: `เกมที่ ${at + 1}`, name_en: `Game ${at + 1}` },
  }));
  await qa.change({ games });
  await page.goto('/lobby/slot');
  await expect(page.getByRole('link', { name: 'เกมที่ 60', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'ดูเกมเพิ่ม' }).click();
  await expect(page).toHaveURL('/lobby/slot?section=all&after=60');
  await expect(page.getByRole('link', { name: 'เกมที่ 61', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'ดูเกมเพิ่ม' }).click();
  await expect(page.getByRole('link', { name: 'เกมที่ 130', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ดูเกมเพิ่ม' })).toHaveCount(0);
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).click();
  await expect(page.getByRole('link', { name: 'เกมที่ 1', exact: true })).toBeVisible();
});

test('a search forgives vowels that are missing, and Latin letters for Thai ones', async ({ page }) => {
  for (const typed of ['ทเรยน', 'thurian', 'durain']) {
    await page.goto('/lobby/slot');
    await page.getByLabel('ค้นหาเกม').fill(typed);
    await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
    await expect(page.getByRole('link', { name: 'สวนทุเรียน' })).toBeVisible();
  }
});

test('a visitor reads how often a game pays, and saves the tool that verifies rounds', async ({
  page,
}, info) => {
  await page.goto('/play?provider=house&game=gem-palace');
  await expect(page).toHaveTitle(/วังอัญมณี/);
  await expect(page.getByText(/หน้าต่างแรก [\d.]+% · ฟรีสปิน [\d.]+%/)).toBeVisible();
  await expect(page.getByText(/เกิดได้ยากมาก ไม่เกิน 1 ใน [\d,]+ รอบ/)).toBeVisible();
  await page.getByText('ตรวจผลด้วยตัวเอง').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'บันทึกตัวตรวจรอบ' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('pwin-verifier.html');
  const kept = info.outputPath('pwin-verifier.html');
  await file.saveAs(kept);
  await page.goto(`file://${kept}`);
  const check = async (text: string) => {
    await page.getByLabel('หรือวางข้อความของไฟล์ที่นี่').fill(text);
    await page.getByRole('button', { name: 'ตรวจข้อความที่วาง' }).click();
  };
  await check('hello');
  await expect(page.getByRole('status')).toHaveText(/อ่านไฟล์นี้ไม่ได้/);
  const round = await fileRound();
  await check(roundsHeading + roundLine(round) + roundLine({ ...round, won: '99999.00' }));
  await expect(page.getByText('ตรง 1 รอบ', { exact: true })).toBeVisible();
  await expect(page.getByText('ไม่ตรง 1 รอบ กรุณาแจ้งทีมงานพร้อมไฟล์นี้')).toBeVisible();
  await expect(page.getByText('round-1: รางวัลไม่ตรง')).toBeVisible();
});

test('a member saves all rounds as a file, and is told why there is none', async ({ page, qa }) => {
  await qa.change({ gameRounds: [playedRound] });
  await qa.login();
  await page.goto('/member/games');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ดาวน์โหลดทุกรอบ (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^rounds-.*\.csv$/);
  await qa.fault('GET /api/member/game/rounds/export', { code: 4508, message: 'ค่ายเกมไม่ตอบ' });
  await page.getByRole('link', { name: 'ดาวน์โหลดทุกรอบ (CSV)' }).click();
  await expect(page.getByText('เตรียมไฟล์ไม่สำเร็จ')).toBeVisible();
});

test.describe('with a count of what is drawn', () => {
  test.use({ tab: 'new' });

  test('the frame in which reels stop draws no symbol more than twice', async ({ page }) => {
    await page.addInitScript(() => {
      const drawn = new Map<number, number>();
      let frameAt = 0;
      const ask = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) =>
        ask((now) => {
          frameAt = now;
          draw(now);
        });
      const { drawImage } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.drawImage = function note(...args: unknown[]) {
        drawn.set(frameAt, (drawn.get(frameAt) ?? 0) + 1);
        Reflect.apply(drawImage, this, args);
      };
      Object.assign(window, { drawn });
    });
    await page.goto('/lobby/slot');
    await openGame(page, 'ตลาดนำโชค');
    const game = page.getByRole('dialog', { name: 'ตลาดนำโชค' }).frameLocator('iframe');
    await game.getByRole('button', { name: 'หมุน' }).click();
    await expect(game.locator('#won')).toHaveText(/ชนะ/);
    await expect(game.locator('#spin')).toHaveAttribute('aria-disabled', 'false');
    const frames = await game
      .locator('#reels')
      .evaluate((): number[] => [...Reflect.get(window, 'drawn').values()]);
    // Reels that turn show a fourth row.
    expect(frames.filter((symbols) => symbols === 12).length).toBeGreaterThan(0);
    expect(Math.max(...frames)).toBeLessThanOrEqual(18);
  });
});

test('on little height, as held across or enlarged four times, a game can be muted and verified too', async ({
  page,
}) => {
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const game = page.getByRole('dialog', { name: GAME }).frameLocator('iframe');
  const spin = game.getByRole('button', { name: 'หมุน' });
  await expect(game.locator('#balance')).toHaveText('1,000.00');
  for (const size of [
    { width: 740, height: 360 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await expect(spin).toBeVisible();
    const sound = game.getByRole('button', { name: /^เสียง/ });
    const [reels, button] = await Promise.all([game.locator('#stage').boundingBox(), sound.boundingBox()]);
    if (!reels || !button) throw new Error('Both are shown');
    const isBeside = button.x >= reels.x + reels.width || button.y + button.height <= reels.y;
    expect(isBeside, `at ${size.width}`).toBe(true);
    await sound.click();
    await game.getByText('ตรวจสอบผล').click();
    await expect(game.locator('#fairness-facts')).toBeVisible();
    await game.getByText('ตรวจสอบผล').click();
  }
});
