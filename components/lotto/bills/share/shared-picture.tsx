'use client';

import { useEffect, useRef, useState } from 'react';
import { drawPicture, pictureFile } from '#components/lotto/bills/share/draw-picture.ts';
import { billNumber } from '#components/lotto/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { billPicture } from '#lib/lotto/bill-picture.ts';
import { canShare, saveFile, shareFile } from '#lib/share-file.ts';
import { shareCopy } from './copy.ts';
import styles from './share-dialog.module.css';

interface SharedPictureProps {
  readonly bill: Bill;
  /** The member's name, if it shall be there. */
  readonly name: string | null;
  /** What can be chosen about the picture. */
  readonly children: Elements;
}

/** Draws the picture; it is shared as a file where the device can, and saved anywhere. */
export function SharedPicture({ bill, name, children }: SharedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<File>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let isCurrent = true;
    const draw = async () => {
      await drawPicture(target, billPicture(bill, billNumber(bill.bill_id), name));
      const file = await pictureFile(target, bill.bill_id);
      if (isCurrent) setMade(file);
    };
    draw().catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      setMade(undefined);
    };
  }, [bill, name]);
  return (
    <>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={shareCopy.picture} />
      <p role="status">{isFailed ? shareCopy.failed : !made && shareCopy.drawing}</p>
      {children}
      <div className={styles.keys}>
        {made && canShare(made) && <Button onClick={() => shareFile(made)}>{shareCopy.share}</Button>}
        <Button variant="secondary" disabled={!made} onClick={() => made && saveFile(made)}>
          {shareCopy.save}
        </Button>
      </div>
    </>
  );
}
