import { expect, type Locator, type Page } from '@playwright/test';

/** The page where a bill is put together, and the dialog that checks and places it. */
export class BetPage {
  readonly page: Page;
  readonly draft: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    // On a phone it is a sheet that is closed until it is asked for.
    this.draft = page.getByRole('region', { name: 'โพยของคุณ', includeHidden: true });
    this.dialog = page.getByRole('dialog', { name: 'ตรวจทานโพย' });
  }

  async open(roundId: string): Promise<void> {
    await this.page.goto(`/lotto/${roundId}`);
    await expect(this.page.getByRole('timer').first()).toBeVisible();
  }

  /** Pastes a slip, one bet per line, like `12=100` (two digits on top) or `=25=50` (two digits below). */
  async paste(slip: string): Promise<void> {
    await this.page.getByRole('radio', { name: 'วางโพย' }).check();
    await this.page.getByLabel('ข้อความโพย').fill(slip);
    await this.page.getByRole('button', { name: /เพิ่ม \d+ รายการลงโพย/ }).click();
  }

  /** Opens the sheet of the draft, where it is one. */
  async openDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'ดูรายการในโพย', expanded: false }).click();
    await expect(this.draft).toBeVisible();
  }

  async check(): Promise<void> {
    await this.page.getByRole('button', { name: 'ส่งโพย' }).click();
    await expect(this.dialog).toBeVisible();
  }

  get confirmButton(): Locator {
    return this.dialog.getByRole('button', { name: /ยืนยันแทง/ });
  }

  async confirm(): Promise<void> {
    await this.confirmButton.click();
    await expect(this.page.getByText('รับโพยแล้ว')).toBeVisible();
  }

  /** Closes the receipt, so that the page behind it can be read. */
  async betOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'แทงต่อ' }).click();
  }
}
