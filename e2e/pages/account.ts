import { expect, type Page } from '@playwright/test';

export interface NewMember {
  readonly mobile: string;
  readonly password: string;
  readonly accountNo: string;
}

/** A member that no other journey registers. */
export function newMember(seed: number): NewMember {
  const digits = String(seed % 10_000_000).padStart(7, '0');
  return { mobile: `081${digits}`, password: 'sabai-dee-99', accountNo: `123${digits}` };
}

/** The card of login, registration and password reset. */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get next() {
    return this.page.getByRole('button', { name: 'ถัดไป' });
  }

  /** Asks for a one-time code. */
  get send() {
    return this.page.getByRole('button', { name: 'ขอรหัส OTP' });
  }

  async fillLoginStep({ mobile, password }: NewMember): Promise<void> {
    await this.page.getByLabel('เบอร์มือถือ').fill(mobile);
    await this.page.getByLabel('ตั้งรหัสผ่าน').fill(password);
    await this.next.click();
  }

  async fillPersonStep(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'ข้อมูลส่วนตัว' })).toBeVisible();
    await this.page.getByLabel('ชื่อ', { exact: true }).fill('สมหญิง');
    await this.page.getByLabel('นามสกุล').fill('ใจดี');
    await this.page.getByLabel('วันเกิด').fill('05052533');
    await this.next.click();
  }

  async fillBankStep({ accountNo }: NewMember): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'บัญชีธนาคารสำหรับรับเงิน' })).toBeVisible();
    await this.page.getByRole('radio', { name: 'กสิกรไทย' }).check();
    await this.page.getByLabel('เลขบัญชี').fill(accountNo);
    await this.next.click();
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: 'ยืนยันการสมัคร' }).click();
  }

  /** Registers, which logs in, and declines the limits that are offered then. */
  async register(member: NewMember, next = '/'): Promise<void> {
    if (new URL(this.page.url(), 'http://x').pathname !== '/register') await this.page.goto('/register');
    await this.fillLoginStep(member);
    await this.fillPersonStep();
    await this.fillBankStep(member);
    await this.confirm();
    await this.declineLimits(next);
  }

  async login({ mobile, password }: Pick<NewMember, 'mobile' | 'password'>): Promise<void> {
    if (!new URL(this.page.url(), 'http://x').pathname.endsWith('/login')) await this.page.goto('/login');
    await this.page.getByLabel('เบอร์มือถือ').fill(mobile);
    await this.page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  }

  /** The first login after a registration: limits are offered and declined. */
  async loginFirst(member: Pick<NewMember, 'mobile' | 'password'>): Promise<void> {
    await this.login(member);
    await this.declineLimits();
  }

  private async declineLimits(next = '/'): Promise<void> {
    await this.page.waitForURL('**/member/protection**');
    const offer = this.page.getByRole('region', { name: 'ตั้งวงเงินก่อนเริ่มเล่นไหม' });
    await offer.getByRole('button', { name: 'ข้ามไปก่อน' }).click();
    await this.page.waitForURL((url) => url.pathname === next);
  }
}
