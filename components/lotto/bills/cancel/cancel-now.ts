import { cancelCopy as copy } from '#components/lotto/bills/cancel/copy.ts';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import { confirmPopup, errorPopup } from '#lib/feedback/popup.ts';
import { toast } from '#lib/feedback/toast.ts';

/** Asks first, cancels by `send`, and says what came of it; `baht` come back. False when the member keeps the bill. */
export async function cancelNow(baht: number, send: () => Promise<unknown>): Promise<boolean> {
  const isSure = await confirmPopup({
    title: copy.ask,
    text: copy.text(baht),
    confirmText: copy.yes,
    cancelText: copy.no,
  });
  if (!isSure) return false;
  try {
    await send();
    toast(copy.done(baht), { variant: 'success' });
  } catch (error) {
    await errorPopup({ text: isUnknown(error) ? copy.unknown : messageOf(error) });
  }
  return true;
}
