'use client';

import { useRef, useState } from 'react';
import { shopCopy as copy } from '#components/shop/copy.ts';
import { noAddress } from '#components/shop/no-address.ts';
import { RewardCard } from '#components/shop/reward-card.tsx';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import type { RewardList as List, Reward } from '#lib/api/shop/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { type ShopCategory, shopCategories } from '#rules/shop/reward.ts';
import styles from './shop.module.css';

const loadDialog = () => import('#components/shop/redeem-dialog.tsx').then((module) => module.RedeemDialog);

interface RewardListProps {
  readonly list: List;
  readonly category: ShopCategory | undefined;
}

/** Rewards, narrowed by links, and the dialog that redeems one; what was typed outlives it until the page is left. */
export function RewardList({ list, category }: RewardListProps) {
  const [chosen, setChosen] = useState<Reward>();
  const address = useRef(noAddress);
  const tabs = [undefined, ...shopCategories].map((one) => ({
    label: one === undefined ? copy.all : copy.category(one),
    ...{ href: loyaltyPaths.shopOf({ category: one }), isCurrent: one === category },
  }));
  const shown = chosen && (list.rewards.find(({ reward_id: id }) => id === chosen.reward_id) ?? chosen);
  return (
    <>
      <LinkTabs label={copy.categories} tabs={tabs} />
      {list.rewards.length === 0 && (
        <div className={styles.none}>
          <p>{copy.none}</p>
          {category && <a href={loyaltyPaths.shop}>{copy.noneMore}</a>}
        </div>
      )}
      <ul className={styles.rewards}>
        {list.rewards.map((reward) => (
          <RewardCard key={reward.reward_id} reward={reward} point={list.point} onChoose={setChosen} />
        ))}
      </ul>
      {shown && (
        <LazyDialog
          key={shown.reward_id}
          load={loadDialog}
          props={{ reward: shown, address, onClose: () => setChosen(undefined) }}
        />
      )}
    </>
  );
}
