import type { APIRequestContext, Locator, Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect } from '#e2e/fixtures.ts';

/** What a camera reads from the screen: the text of the QR that a picture of a part of the page shows. */
export async function scan(part: Locator): Promise<string> {
  const picture = sharp(await part.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

/** Channels give 10 to 15 minutes; the time of a signature may be 5 off. */
const VALID_MS = 750_000;

/** The newest deposit of the member that can still be paid, and about when it was made by the site's clock. */
export async function openDeposit(request: APIRequestContext) {
  const answer = await request.get('/api/member/payment/qrcode_info');
  const { data } = await answer.json();
  expect(data).not.toBeNull();
  return {
    ref: String(data.ref),
    payload: String(data.payload),
    amount: Number(data.amount),
    now: new Date(Date.parse(data.expires_at) - VALID_MS),
  };
}

/** A way to deposit as the form offers it: a channel, and where there are several its account or its line. */
export interface Way {
  readonly title: string;
  readonly channel: RegExp;
  readonly sub?: RegExp;
  readonly min: number;
  /** Grouped account to transfer to; none where a QR is paid. */
  readonly account?: string;
}

/** Every way that the seed opens, and that the mocks open too. */
export const ways: readonly Way[] = [
  { title: 'PromptPay', channel: /พร้อมเพย์ QR/, min: 100 },
  {
    title: 'a transfer to Kasikorn',
    channel: /โอนผ่านธนาคาร/,
    sub: /กสิกรไทย/,
    min: 100,
    account: '000-0-00000-0',
  },
  {
    title: 'a transfer to Siam Commercial',
    channel: /โอนผ่านธนาคาร/,
    sub: /ไทยพาณิชย์/,
    min: 100,
    account: '000-0-00000-1',
  },
  { title: 'TrueMoney', channel: /ทรูมันนี่/, min: 100, account: '060-000-0000' },
  { title: 'line A of the gateway', channel: /ผู้ให้บริการรับชำระ/, sub: /ช่อง A/, min: 50 },
  { title: 'line B of the gateway', channel: /ผู้ให้บริการรับชำระ/, sub: /ช่อง B/, min: 1_000 },
];

/** The form of a deposit, and the deposit while it waits. */
export class DepositPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get amount() {
    return this.page.getByLabel('จำนวนเงินที่ต้องการฝาก');
  }

  get paid() {
    return this.page.getByRole('heading', { name: 'เงินเข้าแล้ว!' });
  }

  /** Said of a deposit that was credited before its page was opened. */
  get credited() {
    const past = this.page.locator('section', { has: this.page.locator('#past-deposit') });
    return past.getByText('เงินเข้าแล้ว', { exact: true });
  }

  async choose({ channel, sub }: Way): Promise<void> {
    await this.page.getByRole('radio', { name: channel }).check();
    if (sub) await this.page.getByRole('radio', { name: sub }).check();
  }

  async ask({ account }: Way, baht: number): Promise<void> {
    await this.amount.fill(String(baht));
    await this.page.getByRole('button', { name: account ? 'ขอเลขบัญชีและยอดโอน' : 'สร้าง QR ฝากเงิน' }).click();
  }

  /** What a member needs to pay is there: the account or the code, the amount, and time that is left. */
  async waits({ account }: Way, baht: number): Promise<void> {
    const whole = new Intl.NumberFormat('en').format(baht);
    if (account) {
      await expect(this.page.getByText(account)).toBeVisible();
      await expect(this.page.locator('main').getByText(new RegExp(`^฿ ${whole}\\.\\d\\d`))).toBeVisible();
    } else {
      await expect(this.page.getByRole('img', { name: `QR พร้อมเพย์ ยอด ${whole}.00 บาท` })).toBeVisible();
    }
    await expect(this.page.getByRole('timer').first()).toHaveText(/^00:(0[89]|1[0-5]):\d\d$/);
  }

  async begin(way: Way, baht: number): Promise<void> {
    await this.choose(way);
    await this.ask(way, baht);
    await this.waits(way, baht);
  }

  /** Asks at once, where the page would by itself a little later; where it did, and shows what is expected, there is nothing to press. */
  async checkAgain(expected?: Locator): Promise<void> {
    const button = this.page.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' });
    if (!expected) return button.click();
    // This very button: what has ended shows another one of the same name, which would take the focus.
    await expect(button.or(expected).first()).toBeVisible();
    const [standing] = await button.elementHandles();
    if (await expected.isVisible()) return;
    await standing?.click().catch(() => expected.waitFor());
  }

  async giveUp(): Promise<void> {
    await this.page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกรายการ', exact: true }).click();
  }
}
