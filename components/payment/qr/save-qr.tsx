'use client';

import { useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { isLineBrowser, sharesPictures } from '#components/payment/make/in-app-browser.ts';
import { qrImage } from '#components/payment/qr/qr-image.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { toastMs } from '#contract/constants.ts';
import type { DepositQr } from '#lib/api/payment/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { paths } from '#lib/paths.ts';
import { useHydrated } from '#stores/use-hydrated.ts';
import styles from './qr-ticket.module.css';

async function hand(picture: File): Promise<void> {
  if (sharesPictures(navigator.userAgent) && navigator.canShare?.({ files: [picture] })) {
    return navigator.share({ files: [picture] });
  }
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = picture.name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves the QR as a picture for the scan from a bank app's gallery. */
export function SaveQr({ qr }: { qr: DepositQr }) {
  const [isBusy, setIsBusy] = useState(false);
  const isInLine = useHydrated() && isLineBrowser(navigator.userAgent);
  const handleSave = async () => {
    setIsBusy(true);
    try {
      await hand(new File([await qrImage(qr)], copy.imageName(qr.ref), { type: 'image/png' }));
      toast(copy.imageSaved, { variant: 'success' });
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
      <Button fullWidth onClick={handleSave} disabled={isBusy}>
        <Icon name="download" />
        {copy.saveImage}
      </Button>
      {isInLine && (
        <p className={styles.hint}>
          {copy.inLine} <a href={`${paths.deposit}?openExternalBrowser=1`}>{copy.openBrowser}</a>
        </p>
      )}
    </>
  );
}
