'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import { RedeemForm } from '#components/shop/redeem-form.tsx';
import { RedeemFrame } from '#components/shop/redeem-frame.tsx';
import { RedeemState } from '#components/shop/redeem-state.tsx';
import { useRedeem } from '#components/shop/use-redeem.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import { type Reward, type RewardCost, rewardCostQuery } from '#lib/api/shop/queries.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { type Address, normaliseAddress } from '#rules/shop/address.ts';

interface RedeemDialogProps {
  readonly reward: Reward;
  /** What was typed of the address, until the page is left. */
  readonly address: RefObject<Address>;
  readonly onClose: () => void;
}

/** That its price is asked for, or why it cannot be redeemed. */
function CostState({ cost }: { readonly cost: UseQueryResult<RewardCost> }) {
  const refresh = useRefresh();
  if (!cost.error) return <p role="status">{copy.calculating}</p>;
  return (
    <>
      <FormAlert>{messageOf(cost.error)}</FormAlert>
      <Button
        variant="secondary"
        busy={cost.isFetching}
        onClick={() => {
          refresh(['redemption', 'points']);
          void cost.refetch();
        }}
      >
        {isUnknown(cost.error) ? copy.again : copy.refresh}
      </Button>
    </>
  );
}

/** What a reward costs now, the confirmation, and what became of it. */
export function RedeemDialog({ reward, address, onClose }: RedeemDialogProps) {
  const isSent = reward.kind === 'goods';
  const play = useRedeem(reward.reward_id, () => (isSent ? normaliseAddress(address.current) : undefined));
  const { state } = play;
  // Once it is under way its price is no longer asked for: the answer tells what it was.
  const isOpen = state.stage === 'idle' || state.stage === 'refused' || state.stage === 'unsent';
  const cost = useQuery({ ...rewardCostQuery(reward), enabled: isOpen, retry: false });
  return (
    <RedeemFrame done={state.stage === 'done' ? state.done : undefined} onClose={onClose}>
      {cost.data ? (
        <RedeemForm key={reward.version} cost={cost.data} play={play} address={address} />
      ) : (
        <>
          <RedeemState play={play} />
          {play.isBusy && <p role="status">{copy.looking}</p>}
          {isOpen && <CostState cost={cost} />}
        </>
      )}
    </RedeemFrame>
  );
}
