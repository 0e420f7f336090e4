'use client';

import { useQueryClient } from '@tanstack/react-query';
import { copy } from '#components/account/copy.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import { OTHER_MEMBER, toastMs } from '#contract/constants.ts';
import { call } from '#lib/api/call.ts';
import { setBearer } from '#lib/api/caller.ts';
import { ApiRefusal, messageOf, SessionExpired } from '#lib/api/errors.ts';
import { confirmPopup } from '#lib/feedback/popup.ts';
import { toast } from '#lib/feedback/toast.ts';
import { reloadPage } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';
import { useForgetMember } from '#stores/provider.tsx';

/**
 * Asks, ends the session on the server, forgets everything of the member in this tab and goes home. When the server could
 * not be told, the member stays logged in and is told so, because the session would live on. Whoever else logged in meanwhile stays.
 */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const forgetMember = useForgetMember();

  return async () => {
    const { title, text, yes, stay, done } = copy.logout;
    if (!(await confirmPopup({ title, text, confirmText: yes, cancelText: stay }))) return;
    try {
      await call('POST /api/logout', {}, { handleErrors: false });
    } catch (error) {
      // Somebody else is logged in by now, whose session goes on: the page is loaded as theirs once that was read.
      if (error instanceof ApiRefusal && error.code === OTHER_MEMBER) setTimeout(reloadPage, toastMs.error);
      if (!(error instanceof SessionExpired))
        return toast(messageOf(error), { variant: 'error', ms: toastMs.error });
    }
    setBearer(undefined);
    forgetMember();
    queryClient.clear();
    navigate(paths.home, { replace: true, refresh: true });
    toast(done, { variant: 'success' });
  };
}
