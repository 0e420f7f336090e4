import { closeAccount } from '#backend/account/close-account.ts';
import { resetPassword } from '#backend/account/codes/reset-password.ts';
import { resetPasswordV2 } from '#backend/account/codes/reset-password-v2.ts';
import { agree } from '#backend/account/consent/agree.ts';
import { consentGates } from '#backend/account/consent/consent-gates.ts';
import { showConsents } from '#backend/account/consent/show-consents.ts';
import { getUserInfo } from '#backend/account/get-user-info.ts';
import { listSecurityEvents } from '#backend/account/list-security-events.ts';
import { changeEnglishName } from '#backend/account/ops/english-name.ts';
import { lockMember, unlockMember } from '#backend/account/ops/lock.ts';
import { publishText } from '#backend/account/ops/publish-text.ts';
import { secondFactorOff } from '#backend/account/ops/second-factor-off.ts';
import { openOwnData } from '#backend/account/own-data/open-own-data.ts';
import { ownTables } from '#backend/account/own-data/own-tables.ts';
import { readOwnData } from '#backend/account/own-data/read-own-data.ts';
import { changePassword } from '#backend/account/password/change-password.ts';
import { requirePassword } from '#backend/account/password/require-password.ts';
import { setEnglishName } from '#backend/account/profile/set-english-name.ts';
import { showProfile } from '#backend/account/profile/show-profile.ts';
import { register } from '#backend/account/register.ts';
import { sealedNames } from '#backend/account/sealings.ts';
import { endSecondFactor, renewRecoveryCodes } from '#backend/account/second-factor/switch-off.ts';
import { beginSecondFactor, confirmSecondFactor } from '#backend/account/second-factor/switch-on.ts';
import { cleanSessions } from '#backend/account/session/clean-sessions.ts';
import { endSessions } from '#backend/account/session/end-sessions.ts';
import { login } from '#backend/account/session/login.ts';
import { logout } from '#backend/account/session/logout.ts';
import { member, session } from '#backend/account/tables.ts';
import { updateSubBankAccount } from '#backend/account/update-sub-bank-account.ts';
import { area } from '#backend/area.ts';
import { implement } from '#backend/http/implement.ts';
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
  told: [
    {
      table: session,
      kind: 'session',
      member: session.memberId,
      columns: [session.revokedAt],
      on: ['update'],
    },
    { table: member, kind: 'session', member: member.id, columns: [member.status], on: ['update'] },
  ],
  askPassword: async (...asked) => (await requirePassword(...asked)).own,
  sealings: [sealedNames],
  ops: [lockMember, unlockMember, secondFactorOff, changeEnglishName, publishText],
  gates: consentGates,
  audit: { scripts: ['backend/account/audit.sql'] },
  ownTables,
});
