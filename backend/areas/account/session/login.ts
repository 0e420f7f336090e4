import { logAccount } from '#backend/areas/account/account-log.ts';
import { findAsker } from '#backend/areas/account/codes/find-asker.ts';
import { tryPassword } from '#backend/areas/account/password/try-password.ts';
import { isInactive } from '#backend/areas/account/session/is-inactive.ts';
import { loginFailed, openSession, showsSecondFactor } from '#backend/areas/account/session/open-session.ts';
import { reactivate, requireCode, tellReactivated } from '#backend/areas/account/session/reactivate.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { account } from '#contract/account.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

const LONGEST_PASSWORD = 64;

/**
 * Starts a session and answers its opaque token. Refuses 4001 alike for an unknown number, a wrong password and a
 * locked member, in the same time; 4002 with `until` after too many failures, counted apart for each browser and
 * address where the member has logged in before. A member with a second factor is asked for a code of it in a browser that
 * has not shown one lately: 4011 without, 4012 for a wrong one. Without a second factor an account that was not used for
 * long is asked for a code to its number: 4021 without, and as `tryCode` for a wrong one.
 */
export const login: Verb<typeof account.login> = async ({ ctx, input }) => {
  const asker = await findAsker(ctx, normaliseMobile(input.username));
  const { member } = asker;
  const typed = input.password.slice(0, LONGEST_PASSWORD * 2);
  const fits = await tryPassword(ctx, asker, typed, member?.passwordHash);
  if (!member || !fits) throw loginFailed();
  const isShown = await showsSecondFactor(ctx, asker, member.id, input.second_factor);
  const wakes = await isInactive(ctx.db, member.id, ctx.now());
  const codeRef = wakes && !isShown ? await requireCode(ctx, asker, input) : undefined;
  const token = await openSession(ctx, asker, {
    ...{ member, way: 'number', isShown },
    // Codes before the member, as a reset by code locks them.
    before: async (tx) => {
      if (wakes) await reactivate(ctx, tx, asker, { memberId: member.id, codeRef });
    },
  });
  logAccount(ctx, 'login', asker.username, { place: asker.known ?? 'new' });
  if (wakes) tellReactivated(ctx, asker.username);
  return { access_token: token };
};
