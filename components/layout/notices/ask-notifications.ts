import type { QueryClient } from '@tanstack/react-query';
import type { Notification } from '#contract/agent.ts';
import { toastMs } from '#contract/constants.ts';
import { notificationsQuery } from '#lib/api/agent/queries.ts';
import { messageOf } from '#lib/api/errors.ts';
import { toast } from '#lib/feedback/toast.ts';

/** The announcements as the server has them; undefined, with a toast that says why, where they cannot be had. */
export async function askNotifications(
  queryClient: QueryClient,
): Promise<readonly Notification[] | undefined> {
  try {
    return await queryClient.fetchQuery(notificationsQuery());
  } catch (error) {
    toast(messageOf(error), { variant: 'error', ms: toastMs.error });
    return undefined;
  }
}
