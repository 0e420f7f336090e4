import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** Opens a game out of a list. Before the scripts of the list run, its card is a link to the game's own page. */
export async function openGame(page: Page, name: string): Promise<void> {
  const card = page.getByRole('link', { name }).first();
  await expect
    .poll(() => card.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await card.click();
}
