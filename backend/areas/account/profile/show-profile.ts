import { presentConsents } from '#backend/areas/account/consent/consents.ts';
import { type LoginRow, readProfile } from '#backend/areas/account/profile/read-profile.ts';
import { shownBanks } from '#backend/areas/account/shown-bank.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { isOver } from '#backend/core/session/authenticate.ts';
import { lastUse } from '#backend/core/session/late-uses.ts';
import type { account } from '#contract/account.ts';
import { maskAddress, maskMobile } from '#rules/person/mask.ts';

const SHOWN_LOGINS = 20;

const deviceOf = ({ device, address }: LoginRow) => ({ device, address_masked: maskAddress(address) });
const loginOf = (row: LoginRow) => ({ ...deviceOf(row), way: row.way });

/** What is known of the member, who is logged in to the account, and the newest logins; numbers and addresses hidden. */
export const showProfile: Verb<typeof account.profile> = async ({ ctx }) => {
  const { member, logins } = await readProfile(ctx.db, ctx.memberId);
  const now = ctx.now();
  const isCurrent = (row: LoginRow) => row.tokenHash === ctx.tokenHash;
  const previous = logins.find(({ createdAt }) => createdAt < ctx.sessionStartedAt);
  const isOpen = ({ tokenHash, revokedAt, createdAt, lastSeenAt }: LoginRow) =>
    revokedAt === null && !isOver({ createdAt, lastSeenAt: lastUse(tokenHash, lastSeenAt, now) }, now);
  const open = logins.filter((row) => isCurrent(row) || isOpen(row));
  return {
    username_masked: maskMobile(member.username),
    first_name: member.firstName,
    last_name: member.lastName,
    english_name: member.englishName,
    birth_year: Number(member.birthDate.slice(0, 4)),
    ...shownBanks(member),
    created_at: member.memberSince.toISOString(),
    consents: presentConsents(member.texts),
    password_changed_at: member.passwordChangedAt?.toISOString() ?? null,
    second_factor: member.secondFactorSince && {
      since: member.secondFactorSince.toISOString(),
      recovery_left: member.recoveryLeft,
    },
    previous_login: previous ? { ...deviceOf(previous), at: previous.createdAt.toISOString() } : null,
    sessions: open.map((row) => ({
      ...loginOf(row),
      session_id: row.id,
      started_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      is_current: isCurrent(row),
    })),
    logins: logins
      .slice(0, SHOWN_LOGINS)
      .map((row) => ({ ...loginOf(row), at: row.createdAt.toISOString(), is_current: isCurrent(row) })),
  };
};
