'use client';

import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import { RedeemFrame } from '#components/shop/redeem-frame.tsx';
import { RedeemState } from '#components/shop/redeem-state.tsx';
import { useRedeem } from '#components/shop/use-redeem.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';

interface StoredRedeemDialogProps {
  readonly rewardId: string;
  readonly onClose: () => void;
}

/** What became of a reward that the page does not show: found by its key, and sent again only with it. */
export function StoredRedeemDialog({ rewardId, onClose }: StoredRedeemDialogProps) {
  const play = useRedeem(rewardId, () => undefined);
  const { state } = play;
  return (
    <RedeemFrame done={state.stage === 'done' ? state.done : undefined} onClose={onClose}>
      <RedeemState play={play} />
      {play.isBusy && <p role="status">{copy.looking}</p>}
      {state.stage === 'refused' && (
        <ButtonLink variant="secondary" href={loyaltyPaths.shop}>
          {copy.shop}
        </ButtonLink>
      )}
    </RedeemFrame>
  );
}
