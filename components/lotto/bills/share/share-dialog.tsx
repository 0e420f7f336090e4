'use client';

import { useState } from 'react';
import { SharedPicture } from '#components/lotto/bills/share/shared-picture.tsx';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { useArea } from '#stores/provider.tsx';
import { shareCopy } from './copy.ts';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  readonly bill: Bill;
  readonly open: boolean;
  readonly onClose: () => void;
}

const MAX_WIDTH_PX = 480;

/** The picture of a bill, made here and sent nowhere; the member's name is in it only when it is asked for. */
export function ShareDialog({ bill, open, onClose }: ShareDialogProps) {
  const name = useArea('user', (state) => state.userInfo?.firstName ?? null);
  const [isNamed, setNamed] = useState(false);
  return (
    <MuiProvider>
      <DialogFrame open={open} onClose={onClose} title={shareCopy.title} maxWidth={MAX_WIDTH_PX}>
        <SharedPicture bill={bill} name={isNamed ? name : null}>
          {Boolean(name) && (
            <label className={styles.named}>
              <input type="checkbox" checked={isNamed} onChange={(event) => setNamed(event.target.checked)} />
              {shareCopy.withName}
            </label>
          )}
          <p className={styles.note}>{shareCopy.private}</p>
        </SharedPicture>
      </DialogFrame>
    </MuiProvider>
  );
}
