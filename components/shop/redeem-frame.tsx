import type { ReactNode } from 'react';
import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import { RedeemDone } from '#components/shop/redeem-done.tsx';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import type { ShopOrder } from '#lib/api/shop/queries.ts';
import styles from './redeem.module.css';

interface RedeemFrameProps {
  /** The order once its outcome is known; what was redeemed is then shown in place of the children. */
  readonly done: ShopOrder | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog in which something is redeemed, and what came of it. */
export function RedeemFrame({ done, onClose, children }: RedeemFrameProps) {
  return (
    <MuiProvider>
      <DialogFrame open onClose={onClose} title={done ? copy.success : copy.title} maxWidth={480}>
        <div className={styles.dialog}>{done ? <RedeemDone order={done} onClose={onClose} /> : children}</div>
      </DialogFrame>
    </MuiProvider>
  );
}
