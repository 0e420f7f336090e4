import { area } from '#backend/area.ts';
import { closeAccount } from '#backend/areas/account/close-account.ts';
import { resetPassword } from '#backend/areas/account/codes/reset-password.ts';
import { resetPasswordV2 } from '#backend/areas/account/codes/reset-password-v2.ts';
import { agree } from '#backend/areas/account/consent/agree.ts';
import { consentPolicies } from '#backend/areas/account/consent/consent-policies.ts';
import { showConsents } from '#backend/areas/account/consent/show-consents.ts';
import { getUserInfo } from '#backend/areas/account/get-user-info.ts';
import { listSecurityEvents } from '#backend/areas/account/list-security-events.ts';
import { createReadyMember } from '#backend/areas/account/ops/create-ready-member.ts';
import { changeEnglishName } from '#backend/areas/account/ops/english-name.ts';
import { listClosed } from '#backend/areas/account/ops/list-closed.ts';
import { lockMember, unlockMember } from '#backend/areas/account/ops/lock.ts';
import { publishText } from '#backend/areas/account/ops/publish-text.ts';
import { secondFactorOff } from '#backend/areas/account/ops/second-factor-off.ts';
import { openOwnData } from '#backend/areas/account/own-data/open-own-data.ts';
import { ownTables } from '#backend/areas/account/own-data/own-tables.ts';
import { readOwnData } from '#backend/areas/account/own-data/read-own-data.ts';
import { changePassword } from '#backend/areas/account/password/change-password.ts';
import { requirePassword } from '#backend/areas/account/password/require-password.ts';
import { setEnglishName } from '#backend/areas/account/profile/set-english-name.ts';
import { showProfile } from '#backend/areas/account/profile/show-profile.ts';
import { register } from '#backend/areas/account/register.ts';
import { sealedLocks, sealedNames } from '#backend/areas/account/sealings.ts';
import { endSecondFactor, renewRecoveryCodes } from '#backend/areas/account/second-factor/switch-off.ts';
import { beginSecondFactor, confirmSecondFactor } from '#backend/areas/account/second-factor/switch-on.ts';
import { noteForMember } from '#backend/areas/account/send-message.ts';
import { beginSession } from '#backend/areas/account/session/begin-session.ts';
import { cleanSessions } from '#backend/areas/account/session/clean-sessions.ts';
import { endSessions } from '#backend/areas/account/session/end-sessions.ts';
import { endSessionsBy } from '#backend/areas/account/session/end-sessions-by.ts';
import { login } from '#backend/areas/account/session/login.ts';
import { logout } from '#backend/areas/account/session/logout.ts';
import { member, session } from '#backend/areas/account/tables.ts';
import { updateSubBankAccount } from '#backend/areas/account/update-sub-bank-account.ts';
import { implement } from '#backend/core/http/implement.ts';
import { account as contract } from '#contract/account.ts';

export const account = area({
  name: 'account',
  calls: implement(contract, {
    checkAccount: (asked) => resetPassword(asked),
    register,
    login,
    logout,
    getUserInfo,
    changePassword,
    resetPassword,
    resetPasswordV2,
    securityEvents: listSecurityEvents,
    updateSubBankAccount,
    profile: showProfile,
    setEnglishName,
    endSessions,
    beginSecondFactor,
    confirmSecondFactor,
    endSecondFactor,
    renewRecoveryCodes,
    closeAccount,
    openOwnData,
    ownData: readOwnData,
    consents: showConsents,
    agree,
  }),
  jobs: [{ name: 'clean-sessions', cron: '23 * * * *', run: cleanSessions }],
  events: [
    {
      audience: 'session',
      table: session,
      member: session.memberId,
      words: { kind: 'session', columns: [session.revokedAt], on: ['update'] },
    },
    {
      audience: 'session',
      table: member,
      member: member.id,
      words: { kind: 'session', columns: [member.status], on: ['update'] },
    },
  ],
  provides: {
    askPassword: async (...asked) => (await requirePassword(...asked)).own,
    beginSession,
    endSessionsBy,
    noteSecurityEvent: noteForMember,
  },
  sealings: [sealedNames, sealedLocks],
  ops: [
    createReadyMember,
    lockMember,
    unlockMember,
    listClosed,
    secondFactorOff,
    changeEnglishName,
    publishText,
  ],
  policies: consentPolicies,
  audit: { scripts: ['backend/areas/account/audit.sql'] },
  ownTables,
});
