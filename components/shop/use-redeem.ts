'use client';

import { useQueryClient } from '@tanstack/react-query';
import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { orderByKeyQuery, type ShopOrder } from '#lib/api/shop/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { toast } from '#lib/feedback/toast.ts';
import type { Address } from '#rules/shop/address.ts';
import { useArea } from '#stores/provider.tsx';
import type { RedeemIntent } from '#stores/shop.ts';

const CHANGES = ['redemption', 'points', 'wallet', 'wheel'] as const;

/** What the member of this tab asked for and of which nothing is known yet. */
export function useStoredRedeem(): RedeemIntent | null {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId ?? '');
  const kept = useArea('shop', ({ intent }) => intent);
  return kept?.memberId === memberId ? kept : null;
}

/**
 * One reward from the press to its known outcome; a lost answer is looked up by its key before anything is sent again, and before another
 * reward takes its place in the tab: what is found of the earlier one is the outcome. `addressOf` answers where it goes, which is kept nowhere.
 */
export function useRedeem(rewardId: string, addressOf: () => Address | undefined) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId ?? '');
  const kept = useStoredRedeem();
  const keep = useArea('shop', ({ setIntent }) => setIntent);
  const { mutateAsync } = useCall('POST /api/redemption/redeem', { changes: CHANGES });
  const once = useSendOnce<RedeemIntent, ShopOrder>({
    intent: kept,
    keep,
    send: async ({ key, rewardId: reward_id, version }) => {
      const asked = { reward_id, version, idempotency_key: key };
      const address = addressOf();
      return (await mutateAsync(address ? { ...asked, address } : asked)).order;
    },
    find: async ({ key }) => {
      const found = await queryClient.fetchQuery({ ...orderByKeyQuery(key), staleTime: 0 });
      return found.rows[0] ?? null;
    },
    onDone: (order, { isFound, isLeft }) => {
      if (isFound) refresh(CHANGES);
      if (isLeft) toast(copy.done(order), { variant: 'success' });
    },
    onRefused: (error, { isLeft }) => {
      refresh(['redemption', 'points', 'wheel']);
      if (isLeft) toast(messageOf(error), { variant: 'error' });
    },
  });
  // That nothing came of another reward stands in the way of nothing here.
  const isOfOther = kept !== null && kept.rewardId !== rewardId;
  return {
    ...once,
    state: isOfOther && once.state.stage === 'unsent' ? ({ stage: 'idle' } as const) : once.state,
    /** At this version of its price. */
    redeem: (version: number) => void once.submit({ memberId, rewardId, version, key: newIdempotencyKey() }),
  };
}

export type Redeeming = ReturnType<typeof useRedeem>;
