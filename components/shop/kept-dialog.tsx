'use client';

import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import { RedeemDone } from '#components/shop/redeem-done.tsx';
import { RedeemState } from '#components/shop/redeem-state.tsx';
import { useRedeem } from '#components/shop/use-redeem.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './redeem.module.css';

interface KeptDialogProps {
  readonly rewardId: string;
  readonly onClose: () => void;
}

/** What became of a reward that the page does not show: found by its key, and sent again only with it. */
export function KeptDialog({ rewardId, onClose }: KeptDialogProps) {
  const play = useRedeem(rewardId, () => undefined);
  const { state } = play;
  const isDone = state.stage === 'done';
  return (
    <MuiProvider>
      <DialogFrame
        open
        onClose={onClose}
        title={isDone ? copy.success : copy.title}
        maxWidth={480}
        fullScreenOnPhone
      >
        <div className={styles.dialog}>
          {isDone && <RedeemDone order={state.done} onClose={onClose} />}
          <RedeemState play={play} />
          {play.isBusy && <p role="status">{copy.looking}</p>}
          {state.stage === 'refused' && (
            <ButtonLink variant="secondary" href={loyaltyPaths.shop}>
              {copy.shop}
            </ButtonLink>
          )}
        </div>
      </DialogFrame>
    </MuiProvider>
  );
}
