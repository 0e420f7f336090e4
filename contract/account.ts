import { z } from 'zod';
import { consentKinds } from '#rules/person/consent.ts';
import { closingCalls } from './account/closing.ts';
import { Agreed, consentCalls } from './account/consents.ts';
import { ownDataCalls } from './account/own-data.ts';
import { profileCalls } from './account/profile.ts';
import { secondFactorCalls } from './account/second-factor.ts';
import { securityEventKinds } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { Instant, Nothing, SecondFactorCode } from './fields.ts';
import { Unread } from './inbox.ts';
import { ShownBank } from './payment/shown-bank.ts';

const Username = z.string().max(20);
const Password = z.string().max(128);
const BankCode = z.string().regex(/^\d{3}$/);
const BankAccountNo = z.string().max(24);
const Name = z.string().max(80);
const CodeRef = z.string().max(20);
const Otp = z.string().max(12);
const BankDigits = z.string().max(8);

export const UserInfo = z.object({
  member_id: z.string(),
  username_masked: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  bank: ShownBank.nullable(),
  sub_bank: ShownBank.nullable(),
  previous_login: z.object({ at: Instant, device: z.string(), address_masked: z.string() }).nullable(),
  session_started_at: Instant,
  /** When the member is told next how long the session lasts and what it brought. */
  reality_due_at: Instant,
  /** True once limits were offered, and taken or declined. */
  limits_offered: z.boolean(),
  /** Texts that hold now and that the member has not agreed to; nobody plays or deposits without. */
  consents_due: z.array(z.enum(consentKinds)),
  created_at: Instant,
  /** What the header counts. */
  counts: z.object({ unread: Unread }),
});
export type UserInfo = z.infer<typeof UserInfo>;

const SecurityEvent = z.object({ kind: z.enum(securityEventKinds), at: Instant, device: z.string() });
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Both calls that ask for a one-time code. */
const askCode = {
  method: 'POST',
  auth: 'public',
  request: z.object({
    username: Username,
    /** The whole registered bank account, main or second: its code has limits that nobody else uses up. Answered alike, right or wrong. */
    bank_account_no: BankAccountNo.optional(),
  }),
  data: z.object({ ref: z.string(), expires_at: Instant, resend_at: Instant }),
} as const;

export const account = {
  ...profileCalls,
  ...secondFactorCalls,
  ...closingCalls,
  ...ownDataCalls,
  ...consentCalls,
  checkAccount: endpoint({
    ...askCode,
    path: '/api/check_account',
    namesBrowser: true,
    summary: 'The same as `reset_password`: whether a number is a member’s is told to its phone alone',
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    namesBrowser: true,
    auth: 'public',
    summary: 'Open a member account',
    request: z.object({
      username: Username,
      password: Password,
      first_name: Name,
      last_name: Name,
      birth_date: z.string().max(10),
      bank_code: BankCode,
      bank_account_no: BankAccountNo,
      accept_terms: z.boolean(),
      /** The texts that were read, all of them; without them those that hold are meant. 4017 when one of them holds no more. */
      consents: z
        .array(Agreed)
        .max(consentKinds.length)
        .refine((read) => consentKinds.every((kind) => read.some((one) => one.kind === kind)))
        .optional(),
      ref: z.string().max(20).optional(),
    }),
    data: z.object({ username: z.string() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    session: 'begins',
    namesBrowser: true,
    auth: 'public',
    summary: 'Start a session',
    request: z.object({
      username: Username,
      password: Password,
      /** When a first try was refused with 4011. */
      second_factor: SecondFactorCode.optional(),
      /** The code that `reset_password` sent and its reference, when a first try was refused with 4021. */
      ref: CodeRef.optional(),
      otp: Otp.optional(),
      /** When one with a code was refused with 4009. */
      bank_last4: BankDigits.optional(),
    }),
    data: z.object({ access_token: z.string() }),
    envelope: 'beside',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    session: 'ends',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'End the session on the server',
    request: Nothing,
    data: Nothing,
  }),
  getUserInfo: endpoint({
    method: 'GET',
    path: '/api/get_user_info',
    auth: 'member',
    summary: 'The member behind this session',
    request: Nothing,
    data: UserInfo,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/member/change_password',
    changes: ['account'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Change the password; ends every other session',
    request: z.object({ current_password: Password, password: Password }),
    data: Nothing,
  }),
  resetPassword: endpoint({
    ...askCode,
    path: '/api/reset_password',
    namesBrowser: true,
    summary: 'Send a one-time code to the mobile number; answers alike whether or not a member has it',
  }),
  resetPasswordV2: endpoint({
    method: 'POST',
    path: '/api/reset_password_v2',
    namesBrowser: true,
    auth: 'public',
    summary: 'Set a new password with the one-time code; ends every session',
    request: z.object({
      username: Username,
      ref: CodeRef,
      otp: Otp,
      password: Password,
      /** Last four digits of the registered bank account, when a first try was refused with 4009. */
      bank_last4: BankDigits.optional(),
    }),
    data: Nothing,
  }),
  securityEvents: endpoint({
    method: 'GET',
    path: '/api/member/security_events',
    auth: 'member',
    summary:
      'What happened to the account that its member should know of: the newest five of each kind, newest first',
    request: Nothing,
    data: z.array(SecurityEvent),
    extension: true,
  }),
  updateSubBankAccount: endpoint({
    method: 'POST',
    path: '/api/member/update_sub_bank_account',
    changes: ['account'],
    auth: 'member',
    namesMember: true,
    summary: "Register a second bank account in the member's own name",
    request: z.object({
      bank_code: BankCode,
      bank_account_no: BankAccountNo,
      password: Password,
      /** Of a member who has a second factor. */
      second_factor: SecondFactorCode.optional(),
    }),
    data: ShownBank,
  }),
};
