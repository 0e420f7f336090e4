import { account } from '#contract/account.ts';
import { errorCodes } from '#contract/constants.ts';
import { normaliseMobile } from '#contract/money.ts';
import { MockRefusal, mock } from '#mocks/mock.ts';
import type { MockWorld } from '#mocks/world.ts';

const FAILURES_BEFORE_WAIT = 3;
const MINUTE_MS = 60_000;

function find(world: MockWorld, username: string) {
  return world.members.find((member) => member.username === normaliseMobile(username));
}

const taken = () => new MockRefusal(errorCodes.USERNAME_TAKEN, 'เบอร์โทรศัพท์นี้เป็นสมาชิกอยู่แล้ว');
const inMinutes = (world: MockWorld, minutes: number) =>
  new Date(Date.parse(world.now) + minutes * MINUTE_MS).toISOString();

export const accountMocks = [
  mock(account.checkAccount, ({ world, input }) => {
    if (find(world, input.username)) throw taken();
    return { available: true };
  }),
  mock(account.register, ({ world, input }) => {
    if (find(world, input.username)) throw taken();
    const username = normaliseMobile(input.username);
    world.members.push({
      memberId: `mock-${username}`,
      username,
      password: input.password,
      firstName: input.first_name,
      lastName: input.last_name,
      balance: 0,
    });
    return { username };
  }),
  mock(account.login, ({ world, input }) => {
    if (world.loginFailures >= FAILURES_BEFORE_WAIT) {
      throw new MockRefusal(errorCodes.LOCKED, 'เข้าสู่ระบบผิดหลายครั้ง กรุณารอสักครู่', {
        until: inMinutes(world, 1),
      });
    }
    const member = find(world, input.username);
    if (member?.password !== input.password) {
      world.loginFailures += 1;
      throw new MockRefusal(errorCodes.LOGIN_FAILED, 'เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง');
    }
    const token = `mock-token-${crypto.randomUUID()}`;
    world.tokens[token] = member.memberId;
    return { access_token: token };
  }),
  mock(account.logout, ({ world, request }) => {
    delete world.tokens[request.headers.get('authorization')?.slice('Bearer '.length) ?? ''];
    return {};
  }),
  mock(account.getUserInfo, ({ world, member }) => ({
    member_id: member.memberId,
    username_masked: `${member.username.slice(0, 3)}-xxx-${member.username.slice(-4)}`,
    first_name: member.firstName,
    last_name: member.lastName,
    bank: { bank_code: '004', bank_name: 'กสิกรไทย', account_masked: 'xxx-x-x1234-x' },
    sub_bank: null,
    previous_login: null,
    session_started_at: world.now,
    created_at: world.now,
  })),
  mock(account.changePassword, ({ input, member }) => {
    if (member.password !== input.current_password) {
      throw new MockRefusal(errorCodes.PASSWORD_WRONG, 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
    }
    member.password = input.password;
    return {};
  }),
  mock(account.resetPassword, ({ world }) => ({
    ref: 'MOCKREF1',
    expires_at: inMinutes(world, 5),
    resend_at: inMinutes(world, 1),
  })),
  mock(account.resetPasswordV2, ({ world, input }) => {
    const member = find(world, input.username);
    if (!member || input.otp !== world.oneTimeCode)
      throw new MockRefusal(errorCodes.OTP_WRONG, 'รหัส OTP ไม่ถูกต้อง');
    member.password = input.password;
    return {};
  }),
  mock(account.updateSubBankAccount, ({ input }) => ({
    bank_code: input.bank_code,
    bank_name: 'ธนาคาร',
    account_masked: `xxx-x-x${input.bank_account_no.slice(-5, -1)}-x`,
  })),
];
