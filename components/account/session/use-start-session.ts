'use client';

import { useQueryClient } from '@tanstack/react-query';
import { copy } from '#components/account/copy.ts';
import { addressWords, deviceWords } from '#components/account/security/device-words.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import type { Calls } from '#contract/calls.ts';
import { toastMs } from '#contract/constants.ts';
import { call } from '#lib/api/call.ts';
import { setBearer } from '#lib/api/caller.ts';
import { isUnknown } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { leaveFor } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';
import { maskMobile } from '#rules/person/mask.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import { useArea } from '#stores/provider.tsx';

/** Shown once after a login, long enough to be read: whoever was not there at that time knows that somebody else was. */
const PREVIOUS_LOGIN_MS = 8_000;

function tellPreviousLogin(previous: Calls['GET /api/get_user_info']['data']['previous_login']): void {
  if (!previous) return;
  const device = [deviceWords(previous), addressWords(previous)].filter(Boolean).join(' · ');
  toast(copy.login.previous(formatThaiDateTime(previous.at), device), { ms: PREVIOUS_LOGIN_MS });
}

function readUser() {
  return call('GET /api/get_user_info', {}, { handleErrors: false }).catch(() => null);
}

/**
 * Logs in and goes to `next`. With error 0 the bearer token is set and the user becomes logged in; otherwise the user is
 * cleared and the refusal is thrown to the form; where no answer came, it is looked up first whether the session began.
 */
export function useStartSession(next: string): (input: Calls['POST /api/login']['request']) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Failures of a login are shown at its form, whatever the status.
  const login = useCall('POST /api/login', { handleErrors: false });
  const setUser = useArea('user', (state) => state.setUser);
  const clearUser = useArea('user', (state) => state.clearUser);

  return async (input) => {
    try {
      const { access_token } = await login.mutateAsync(input);
      setBearer(access_token);
    } catch (error) {
      setBearer(undefined);
      clearUser();
      // The cookie may have come all the same: then this member is logged in, and nothing is sent again.
      const begun = isUnknown(error) ? await readUser() : null;
      if (begun?.username_masked !== maskMobile(input.username)) throw error;
    }
    queryClient.clear();
    const user = await readUser();
    if (!user) return leaveFor(next);
    setUser({ memberId: user.member_id, firstName: user.first_name });
    // Offered at the first login after the registration, and then once more with the first deposit.
    const isNew = !user.limits_offered && !user.previous_login;
    // A newcomer is welcomed when the offer is answered: one thing at a time.
    if (!isNew) toast(copy.login.welcome(user.first_name), { variant: 'success', ms: toastMs.welcome });
    tellPreviousLogin(user.previous_login);
    navigate(isNew ? paths.offerFor(next) : next, { replace: true, refresh: true });
  };
}
