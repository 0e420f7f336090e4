import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { openGame } from '#e2e/pages/games.ts';

const GAME = 'ตลาดนำโชค';

/** Plays rounds of a slot machine at its usual stake, 10 baht; over the game stands what of a promotion is played. */
export async function playSlot(
  page: Page,
  { rounds, shows }: { readonly rounds: number; readonly shows: string },
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lobby/slot');
  await openGame(page, GAME);
  const launcher = page.getByRole('dialog', { name: GAME });
  const game = launcher.frameLocator('iframe');
  for (let round = 1; round <= rounds; round += 1) {
    await expect(game.locator('#spin')).toHaveText('หมุน');
    await game.locator('#spin').click();
    await expect(game.locator('#fairness-facts')).toContainText(`รอบที่${round}`);
  }
  await expect(launcher.getByText(shows)).toBeVisible();
  await launcher.getByRole('button', { name: 'ปิดเกม' }).click();
  await page.emulateMedia({ reducedMotion: null });
}
