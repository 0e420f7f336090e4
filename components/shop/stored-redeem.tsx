'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noAddress } from '#components/shop/no-address.ts';
import { useStoredRedeem } from '#components/shop/use-redeem.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import type { Reward } from '#lib/api/shop/queries.ts';

const loadDialog = () => import('#components/shop/redeem-dialog.tsx').then((module) => module.RedeemDialog);
const loadStoredDialog = () =>
  import('#components/shop/stored-redeem-dialog.tsx').then((module) => module.StoredRedeemDialog);

interface StoredRedeemProps {
  readonly rewards: readonly Reward[];
}

/** What was asked for before the page was left or loaded again, and of which nothing is known: its dialog opens, whichever rewards the page shows. */
export function StoredRedeem({ rewards }: StoredRedeemProps) {
  const kept = useStoredRedeem();
  const address = useRef(noAddress);
  const [opened, setOpened] = useState<{ readonly rewardId: string; readonly reward: Reward | undefined }>();
  const open = useEffectEvent(() => {
    if (!kept) return;
    const { rewardId } = kept;
    setOpened({ rewardId, reward: rewards.find(({ reward_id: id }) => id === rewardId) });
  });
  useEffect(() => {
    // Stored state is read right after the mount.
    const timer = setTimeout(() => open(), 0);
    return () => clearTimeout(timer);
  }, []);
  if (!opened) return null;
  const { reward, rewardId } = opened;
  const onClose = () => setOpened(undefined);
  return reward ? (
    <LazyDialog load={loadDialog} props={{ reward, address, onClose }} />
  ) : (
    <LazyDialog load={loadStoredDialog} props={{ rewardId, onClose }} />
  );
}
