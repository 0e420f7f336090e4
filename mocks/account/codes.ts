import { neededBankAccount } from '#contract/account/code-refusals.ts';
import { account as contract } from '#contract/account.ts';
import { otpLimits } from '#contract/constants.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { later, nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { endLineLink } from '#mocks/line-link.ts';
import { MockRefusal, mocksOf } from '#mocks/mock.ts';
import { noteFor } from '#mocks/notices.ts';
import { normaliseAccountNo } from '#rules/person/bank-account.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

export interface CodeState {
  oneTimeCode: string;
  codeSentAt: string | null;
  /** Codes that were sent to a number alone, as many as it has in a day. */
  codesSent: number;
  /** False for a code that was asked for with an account that is not the member's: it went to nobody. */
  isCodeGood: boolean;
}

type World = CoreWorld & CodeState;
const mock = mocksOf<World>();
const CODES_A_DAY = 6;
const DAY_MS = 24 * 60 * 60_000;

/** The bank account of every member of the mocks. */
export const OWN_ACCOUNT_NO = '1231212341';

export const freshCodes: CodeState = {
  oneTimeCode: '123456',
  codeSentAt: null,
  codesSent: 0,
  isCodeGood: true,
};

/** The member with a mobile number, however it is written. */
export function find(world: CoreWorld, username: string) {
  return world.members.find((member) => member.username === normaliseMobile(username));
}

interface AskedCode {
  readonly username: string;
  readonly bank_account_no?: string | undefined;
}

/** Counts a code of the day; with a bank account it has nothing to do with others, and is good with the right one alone. */
function countCode(world: World, { bank_account_no: typed }: AskedCode): void {
  if (typed === undefined && world.codesSent >= CODES_A_DAY)
    throw new MockRefusal(errorCodes.OTP_COOLDOWN, neededBankAccount, {
      until: later(world, DAY_MS / CODES_A_DAY),
      field: 'bank_account_no',
    });
  if (typed === undefined) world.codesSent += 1;
  world.isCodeGood = typed === undefined || normaliseAccountNo(typed) === OWN_ACCOUNT_NO;
}

function sendCode({ world, input }: { world: World; input: AskedCode }) {
  const sentAt = world.codeSentAt;
  const isEarly = sentAt !== null && later(world, otpLimits.resendMs, sentAt) > nowOf(world);
  const asked = find(world, input.username);
  if (!isEarly) {
    countCode(world, input);
    world.codeSentAt = nowOf(world);
  }
  if (!isEarly && asked && world.isCodeGood) noteFor(world, asked, 'code_asked');
  const at = world.codeSentAt ?? nowOf(world);
  const code = { ref: 'MOCKREF1', expires_at: later(world, otpLimits.validMs, at) };
  const resendAt = later(world, otpLimits.resendMs, at);
  if (isEarly)
    throw new MockRefusal(errorCodes.OTP_COOLDOWN, 'เพิ่งส่งรหัสไป กรุณารอสักครู่ก่อนขอใหม่', {
      ...code,
      until: resendAt,
    });
  return { ...code, resend_at: resendAt };
}

interface GivenCode {
  readonly ref?: string | undefined;
  readonly otp?: string | undefined;
}

/** Takes the code that was sent; refuses what is wrong or over. */
function takeCode(world: World, member: MockMember | undefined, { otp }: GivenCode): MockMember {
  const endsAt = later(world, otpLimits.validMs, world.codeSentAt ?? nowOf(world));
  if (world.codeSentAt === null || endsAt <= nowOf(world))
    throw new MockRefusal(errorCodes.OTP_EXPIRED, 'รหัส OTP หมดอายุหรือใช้ไปแล้ว กรุณาขอรหัสใหม่');
  if (!member || !world.isCodeGood || otp !== world.oneTimeCode)
    throw new MockRefusal(errorCodes.OTP_WRONG, 'รหัส OTP ไม่ถูกต้อง', { tries_left: otpLimits.tries - 1 });
  world.codeSentAt = null;
  return member;
}

/** Asks who was away for long for the code, unless the second factor was shown. */
export function reactivate(world: World, member: MockMember, given: GivenCode, isShown: boolean): void {
  if (!member.isInactive) return;
  if (!isShown) {
    if (!given.ref || !given.otp)
      throw new MockRefusal(
        errorCodes.ACCOUNT_INACTIVE,
        'บัญชีนี้ไม่ได้ใช้งานมานาน กรุณายืนยันด้วยรหัส OTP ที่ส่งไปเบอร์มือถือที่ลงทะเบียนไว้',
        { field: 'otp' },
      );
    takeCode(world, member, given);
  }
  member.isInactive = false;
  noteFor(world, member, 'account_reactivated');
}

export const codeHandlers = [
  mock(contract.checkAccount, sendCode),
  mock(contract.resetPassword, sendCode),
  mock(contract.resetPasswordV2, ({ world, input }) => {
    const member = takeCode(world, find(world, input.username), input);
    member.password = input.password;
    member.isInactive = false;
    noteFor(world, member, 'password_reset');
    endLineLink(world, member);
    return {};
  }),
];
