import { cancelCopy } from '#components/payment/qr/cancel-copy.ts';
import { confirmPopup } from '#lib/feedback/popup.ts';

/** Asks whether a deposit that waits is to be given up. Its words come with the question: the first load has no room for them. */
export function confirmCancel(): Promise<boolean> {
  return confirmPopup(cancelCopy);
}
