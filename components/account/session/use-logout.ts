'use client';

import { useQueryClient } from '@tanstack/react-query';
import { copy } from '#components/account/copy.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import { toastMs } from '#contract/constants.ts';
import { call } from '#lib/api/call.ts';
import { setBearer } from '#lib/api/caller.ts';
import { messageOf, SessionExpired } from '#lib/api/errors.ts';
import { confirmPopup } from '#lib/feedback/popup.ts';
import { toast } from '#lib/feedback/toast.ts';
import { paths } from '#lib/paths.ts';
import { useForgetMember } from '#stores/provider.tsx';

/**
 * Asks, ends the session on the server, forgets everything of the member in this tab and goes home. When the server could
 * not be told, the member stays logged in and is told so, because the session would live on.
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
