import { useRef } from 'react';
import { secondFactorCopy as copy } from '#components/account/second-factor/copy.ts';
import { confirmPopup } from '#lib/feedback/popup.ts';

interface CodesDialog {
  /** Recovery codes are on their way. */
  readonly isBusy: boolean;
  /** They are shown, this once. */
  readonly areShown: boolean;
  readonly onClose: () => void;
}

/** Closes a dialog of recovery codes, whatever it was asked by: not while they are on their way, and not over them unasked. */
export function useCodesDialog({ isBusy, areShown, onClose }: CodesDialog): () => Promise<void> {
  const isAsking = useRef(false);
  return async () => {
    if (isBusy || isAsking.current) return;
    isAsking.current = areShown;
    const isSure = !areShown || (await confirmPopup(copy.leave));
    isAsking.current = false;
    if (isSure) onClose();
  };
}
