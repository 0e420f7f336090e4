import { account as contract } from '#contract/account.ts';
import { errorCodes, otpLimits } from '#contract/constants.ts';
import { bankName } from '#mocks/agent/banks.ts';
import { later, nowOf } from '#mocks/clock.ts';
import { bearerOf, type CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf } from '#mocks/mock.ts';
import { normaliseAccountNo } from '#rules/person/bank-account.ts';
import { maskAccountNo, maskMobile } from '#rules/person/mask.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

interface AccountState {
  loginFailures: number;
  oneTimeCode: string;
  codeSentAt: string | null;
}

const mock = mocksOf<CoreWorld & AccountState>();
const FAILURES_BEFORE_WAIT = 3;
const MINUTE_MS = 60_000;

function find(world: CoreWorld, username: string) {
  return world.members.find((member) => member.username === normaliseMobile(username));
}

function refuseTaken(world: CoreWorld, username: string, facts?: Record<string, unknown>): void {
  if (find(world, username))
    throw new MockRefusal(errorCodes.USERNAME_TAKEN, 'เบอร์มือถือนี้เป็นสมาชิกอยู่แล้ว', facts);
}

const handlers = [
  mock(contract.checkAccount, ({ world, input }) => {
    refuseTaken(world, input.username);
    return { available: true };
  }),
  mock(contract.register, ({ world, input }) => {
    refuseTaken(world, input.username, { field: 'username' });
    const username = normaliseMobile(input.username);
    world.members.push({
      memberId: `mock-${username}`,
      username,
      password: input.password,
      firstName: input.first_name,
      lastName: input.last_name,
      balance: 0,
      wallets: [],
    });
    return { username };
  }),
  mock(contract.login, ({ world, input }) => {
    if (world.loginFailures >= FAILURES_BEFORE_WAIT) {
      throw new MockRefusal(errorCodes.LOCKED, 'เข้าสู่ระบบผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่', {
        until: later(world, MINUTE_MS),
      });
    }
    const member = find(world, input.username);
    if (member?.password !== input.password) {
      world.loginFailures += 1;
      throw new MockRefusal(errorCodes.LOGIN_FAILED, 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง');
    }
    const token = `mock-token-${crypto.randomUUID()}`;
    const at = nowOf(world);
    world.sessions[token] = { memberId: member.memberId, startedAt: at, lastSeenAt: at };
    return { access_token: token };
  }),
  mock(contract.logout, ({ world, request }) => {
    delete world.sessions[bearerOf(request)];
    return {};
  }),
  mock(contract.getUserInfo, ({ world, member, request }) => ({
    member_id: member.memberId,
    username_masked: maskMobile(member.username),
    first_name: member.firstName,
    last_name: member.lastName,
    bank: { bank_code: '004', bank_name: bankName('004'), account_masked: 'xxx-x-x1234-x' },
    sub_bank: null,
    previous_login: null,
    session_started_at: world.sessions[bearerOf(request)]?.startedAt ?? nowOf(world),
    created_at: '2025-01-05T03:00:00.000Z',
  })),
  mock(contract.changePassword, ({ input, member }) => {
    if (member.password !== input.current_password) {
      throw new MockRefusal(errorCodes.PASSWORD_WRONG, 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
    }
    member.password = input.password;
    return {};
  }),
  mock(contract.resetPassword, ({ world }) => {
    const sentAt = world.codeSentAt;
    const isEarly = sentAt !== null && later(world, otpLimits.resendMs, sentAt) > nowOf(world);
    if (!isEarly) world.codeSentAt = nowOf(world);
    const at = world.codeSentAt ?? nowOf(world);
    const code = { ref: 'MOCKREF1', expires_at: later(world, otpLimits.validMs, at) };
    const resendAt = later(world, otpLimits.resendMs, at);
    if (isEarly)
      throw new MockRefusal(errorCodes.OTP_COOLDOWN, 'เพิ่งส่งรหัสไป กรุณารอสักครู่ก่อนขอใหม่', {
        ...code,
        until: resendAt,
      });
    return { ...code, resend_at: resendAt };
  }),
  mock(contract.resetPasswordV2, ({ world, input }) => {
    const endsAt = later(world, otpLimits.validMs, world.codeSentAt ?? nowOf(world));
    if (world.codeSentAt === null || endsAt <= nowOf(world))
      throw new MockRefusal(errorCodes.OTP_EXPIRED, 'รหัส OTP หมดอายุหรือถูกใช้แล้ว กรุณาขอรหัสใหม่');
    const member = find(world, input.username);
    if (!member || input.otp !== world.oneTimeCode)
      throw new MockRefusal(errorCodes.OTP_WRONG, 'รหัส OTP ไม่ถูกต้อง', { tries_left: otpLimits.tries - 1 });
    member.password = input.password;
    world.codeSentAt = null;
    return {};
  }),
  mock(contract.securityEvents, () => []),
  mock(contract.updateSubBankAccount, ({ input }) => ({
    bank_code: input.bank_code,
    bank_name: bankName(input.bank_code),
    account_masked: maskAccountNo(normaliseAccountNo(input.bank_account_no)),
  })),
];

export const account = mockArea({
  state: (): AccountState => ({ loginFailures: 0, oneTimeCode: '123456', codeSentAt: null }),
  handlers,
  change: { shape: {}, apply: () => {} },
});
