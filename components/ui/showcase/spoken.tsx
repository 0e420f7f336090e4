'use client';

import { useState } from 'react';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { showcaseCopy as copy } from '#components/ui/showcase/copy.ts';
import { Part } from '#components/ui/showcase/part.tsx';
import { confirmPopup, errorPopup } from '#lib/feedback/popup.ts';
import { toast } from '#lib/feedback/toast.ts';
import styles from './showcase.module.css';

const variants = ['success', 'error', 'info'] as const;
const WIDTH_PX = 420;

/** What stands over the page: toasts, popups and a dialog, in the scheme of the page itself. */
export function Spoken() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title={copy.spoken}>
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant="secondary" onClick={() => toast(copy[variant], { variant })}>
            {copy[variant]}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => void confirmPopup(copy.popup)}>
          {copy.question}
        </Button>
        <Button variant="secondary" onClick={() => void errorPopup({ text: copy.alert })}>
          {copy.problem}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {copy.dialog}
        </Button>
      </div>
      <MuiProvider>
        <DialogFrame
          open={isOpen}
          onClose={() => setOpen(false)}
          title={copy.dialog}
          maxWidth={WIDTH_PX}
          footer={<Button onClick={() => setOpen(false)}>{copy.close}</Button>}
        >
          <p>{copy.foldText}</p>
        </DialogFrame>
      </MuiProvider>
    </Part>
  );
}
