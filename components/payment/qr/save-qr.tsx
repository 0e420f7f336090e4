'use client';

import { useEffect, useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { isLineBrowser } from '#components/payment/make/in-app-browser.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { toastMs } from '#contract/constants.ts';
import type { DepositQr } from '#lib/api/payment/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { paths } from '#lib/paths.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useHydrated } from '#stores/use-hydrated.ts';
import styles from './qr-ticket.module.css';

const loadImage = () => import('#components/payment/qr/qr-image.ts');

/** Saves the QR as a picture for the scan from a bank app's gallery. */
export function SaveQr({ qr }: { qr: DepositQr }) {
  const [isBusy, setIsBusy] = useState(false);
  const isInLine = useHydrated() && isLineBrowser(navigator.userAgent);
  // There when it is asked for, also without the network.
  useEffect(() => whenIdle(() => void loadImage().catch(() => undefined)), []);
  const handleSave = async () => {
    setIsBusy(true);
    try {
      await (await loadImage()).saveImage(qr);
    } catch (error) {
      // Closing the share sheet is no failure.
      const isDeclined = error instanceof DOMException && error.name === 'AbortError';
      if (!isDeclined) toast(copy.imageFailed, { variant: 'error', ms: toastMs.error });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button fullWidth onClick={handleSave} busy={isBusy && copy.savingImage}>
        <Icon name="download" />
        <span>{copy.saveImage}</span>
      </Button>
      {isInLine && (
        <p className={styles.hint}>
          {copy.inLine} <a href={`${paths.deposit}?openExternalBrowser=1`}>{copy.openBrowser}</a>
        </p>
      )}
    </>
  );
}
