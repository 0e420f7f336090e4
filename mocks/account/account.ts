import { z } from 'zod';
import { outdatedConsent } from '#contract/account/consent-refusals.ts';
import type { Consent } from '#contract/account/consents.ts';
import type { Profile } from '#contract/account/profile.ts';
import { account as contract } from '#contract/account.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { bankName } from '#mocks/agent/banks.ts';
import { later, nowOf } from '#mocks/clock.ts';
import {
  agreedTo,
  bearerOf,
  beginSession,
  type CoreWorld,
  endSessionsOf,
  type MockMember,
  sessionTimes,
} from '#mocks/core.ts';
import { type InboxState, unreadOf } from '#mocks/inbox/inbox.ts';
import { endLineLink } from '#mocks/line-link.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { noteFor } from '#mocks/notices.ts';
import { dueConsents } from '#mocks/require-consents.ts';
import { requireSecondFactor } from '#mocks/second-factor.ts';
import { normaliseAccountNo } from '#rules/person/bank-account.ts';
import { consentKinds } from '#rules/person/consent.ts';
import { maskAccountNo, maskMobile } from '#rules/person/mask.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';
import { DEFAULT_REALITY_MINUTES } from '#rules/protection/reality.ts';
import { type CodeState, codeHandlers, find, freshCodes, OWN_ACCOUNT_NO, reactivate } from './codes.ts';
import { englishNameHandlers, freshName, type NameState } from './english-name.ts';
import { requirePassword } from './require-password.ts';
import { deviceOf, secondFactorHandlers } from './second-factor.ts';

interface AccountState extends CodeState, NameState {
  loginFailures: number;
  passwordChangedAt: string | null;
  subBank: Profile['sub_bank'];
  /** Token of the session that may read the file of the own data. */
  dataOpenFor: string | null;
}

type World = CoreWorld & AccountState & InboxState;
const mock = mocksOf<World>();
const FAILURES_BEFORE_WAIT = 3;
const MINUTE_MS = 60_000;
const DATA_OPEN_MS = 15 * MINUTE_MS;

const ownBank = {
  bank_code: '004',
  bank_name: bankName('004'),
  account_masked: maskAccountNo(OWN_ACCOUNT_NO),
};
const MEMBER_SINCE = '2025-01-05T03:00:00.000Z';
const ADDRESS = '203.0.x.x';

/** Sessions of a member by their tokens, newest first. */
function ownSessions(world: World, { memberId }: MockMember) {
  return Object.entries(world.sessions)
    .filter(([, session]) => session.memberId === memberId)
    .reverse();
}

function endOthers(world: World, member: MockMember, request: Request): void {
  for (const [token] of ownSessions(world, member))
    if (token !== bearerOf(request)) delete world.sessions[token];
}

function profileOf({
  world,
  member,
  request,
}: {
  world: World;
  member: MockMember;
  request: Request;
}): Profile {
  const sessions = ownSessions(world, member).map(([token, session]) => ({
    session_id: session.id,
    started_at: session.startedAt,
    last_seen_at: session.lastSeenAt,
    device: session.device,
    way: session.way,
    address_masked: ADDRESS,
    is_current: token === bearerOf(request),
  }));
  const logins = sessions.map(({ started_at: at, device, way, is_current }) => ({
    at,
    device,
    way,
    address_masked: ADDRESS,
    is_current,
  }));
  return {
    username_masked: maskMobile(member.username),
    first_name: member.firstName,
    last_name: member.lastName,
    english_name: world.englishName,
    birth_year: 1990,
    bank: ownBank,
    sub_bank: world.subBank,
    created_at: MEMBER_SINCE,
    consents: consentsOf(world, member),
    second_factor: member.secondFactor?.since
      ? { since: member.secondFactor.since, recovery_left: member.secondFactor.recoveryCodes.length }
      : null,
    password_changed_at: world.passwordChangedAt,
    previous_login: null,
    sessions,
    logins,
  };
}

function consentsOf({ texts }: World, { agreed }: MockMember): Consent[] {
  return consentKinds.map((kind) => ({ kind, version: texts[kind], agreed: agreed[kind] }));
}

const handlers = [
  ...secondFactorHandlers,
  ...codeHandlers,
  ...englishNameHandlers,
  mock(contract.register, ({ world, input }) => {
    if (find(world, input.username))
      throw new MockRefusal(errorCodes.USERNAME_TAKEN, 'เบอร์มือถือนี้เป็นสมาชิกอยู่แล้ว', { field: 'username' });
    if (input.consents?.some(({ kind, version }) => world.texts[kind] !== version))
      throw new MockRefusal(errorCodes.CONSENT_OUTDATED, outdatedConsent);
    const username = normaliseMobile(input.username);
    world.members.push({
      memberId: `mock-${username}`,
      username,
      password: input.password,
      firstName: input.first_name,
      lastName: input.last_name,
      balance: 0,
      wallets: [],
      exclusion: null,
      secondFactor: null,
      isInactive: false,
      line: null,
      realityMinutes: DEFAULT_REALITY_MINUTES,
      limitsOffered: false,
      agreed: agreedTo(world.texts, nowOf(world)),
      notices: [],
    });
    return { username };
  }),
  mock(contract.login, ({ world, input, request }) => {
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
    const device = deviceOf(request);
    const isShown =
      !(device && member.secondFactor?.devices.includes(device)) &&
      requireSecondFactor(world, member, input.second_factor);
    if (isShown) member.secondFactor?.devices.push(device);
    reactivate(world, member, input, isShown);
    return { access_token: beginSession(world, member, request) };
  }),
  mock(contract.logout, ({ world, request }) => {
    delete world.sessions[bearerOf(request)];
    return {};
  }),
  mock(contract.getUserInfo, ({ world, member, request }) => ({
    reality_due_at: sessionTimes(world, member, request).dueAt,
    limits_offered: member.limitsOffered,
    counts: { unread: unreadOf(world, member) },
    consents_due: dueConsents(world, member),
    member_id: member.memberId,
    username_masked: maskMobile(member.username),
    first_name: member.firstName,
    last_name: member.lastName,
    bank: ownBank,
    sub_bank: world.subBank,
    previous_login: null,
    session_started_at: sessionTimes(world, member, request).startedAt,
    created_at: MEMBER_SINCE,
  })),
  mock(contract.changePassword, ({ world, input, member, request }) => {
    requirePassword(member, input.current_password);
    member.password = input.password;
    world.passwordChangedAt = nowOf(world);
    endOthers(world, member, request);
    endLineLink(world, member);
    noteFor(world, member, 'password_changed');
    return {};
  }),
  mock(contract.securityEvents, ({ member }) => member.notices),
  mock(contract.updateSubBankAccount, ({ world, input, member }) => {
    requirePassword(member, input.password);
    requireSecondFactor(world, member, input.second_factor);
    const account_masked = maskAccountNo(normaliseAccountNo(input.bank_account_no));
    world.subBank = { bank_code: input.bank_code, bank_name: bankName(input.bank_code), account_masked };
    noteFor(world, member, 'sub_bank_changed');
    return world.subBank;
  }),
  mock(contract.closeAccount, ({ world, input, member }) => {
    requirePassword(member, input.password);
    requireSecondFactor(world, member, input.second_factor);
    const { balance } = member;
    // Nobody logs in to it again.
    member.password = crypto.randomUUID();
    member.balance = 0;
    endLineLink(world, member);
    endSessionsOf(world, member, 'closed');
    return { paid_out: balance };
  }),
  mock(contract.openOwnData, ({ world, input, member, request }) => {
    requirePassword(member, input.password);
    requireSecondFactor(world, member, input.second_factor);
    world.dataOpenFor = bearerOf(request) ?? null;
    return { until: later(world, DATA_OPEN_MS) };
  }),
  mock(contract.ownData, ({ world, member, request }) => {
    if (world.dataOpenFor === null || world.dataOpenFor !== bearerOf(request))
      throw new MockRefusal(errorCodes.PASSWORD_NEEDED, 'ต้องยืนยันรหัสผ่านก่อนดาวน์โหลดข้อมูล');
    const { memberId: id, username, balance } = member;
    const own = {
      member: [{ id, username, english_name: world.englishName }],
      ledger_account: [{ kind: 'main', balance }],
    };
    return { file_name: 'my-data.json', text: JSON.stringify(own), next: null };
  }),
  mock(contract.consents, ({ world, member }) => consentsOf(world, member)),
  mock(contract.agree, ({ world, input, member }) => {
    if (input.consents.some(({ kind, version }) => world.texts[kind] !== version))
      throw new MockRefusal(errorCodes.CONSENT_OUTDATED, outdatedConsent);
    for (const { kind, version } of input.consents)
      if (member.agreed[kind].version !== version) member.agreed[kind] = { version, at: nowOf(world) };
    return consentsOf(world, member);
  }),
  mock(contract.profile, profileOf),
  mock(contract.endSessions, ({ world, input: { session_id: id }, member, request }) => {
    const own = ownSessions(world, member);
    if (id === undefined) endOthers(world, member, request);
    else {
      const [token] = own.find(([, session]) => session.id === id) ?? [];
      if (token === undefined) throw notFound();
      delete world.sessions[token];
    }
    return {};
  }),
];

export const account = mockArea({
  state: (): AccountState => ({
    loginFailures: 0,
    ...freshCodes,
    ...freshName,
    dataOpenFor: null,
    passwordChangedAt: null,
    subBank: null,
  }),
  handlers,
  change: {
    shape: {
      texts: z.strictObject({ terms: z.string(), privacy: z.string() }).partial().optional(),
      codesSent: z.number().int().min(0).optional(),
      inactive: z.boolean().optional(),
    },
    apply: (world: World, { texts, codesSent, inactive }) => {
      Object.assign(world.texts, texts);
      world.codesSent = codesSent ?? world.codesSent;
      for (const member of world.members) member.isInactive = inactive ?? member.isInactive;
    },
  },
});
