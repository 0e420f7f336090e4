import { liveCopy } from '#components/layout/live/copy.ts';
import { toast } from '#lib/feedback/toast.ts';

const TOAST_MS = 6_000;

/** Tells a member that a withdrawal ended; what came before that shows on its page. */
export function tellOfWithdrawal(what: string): void {
  const { paid, refused } = liveCopy.withdrawal;
  if (what === 'paid') toast(paid, { variant: 'success', ms: TOAST_MS });
  if (what === 'refused') toast(refused, { variant: 'info', ms: TOAST_MS });
}
