'use client';

import { useQuery } from '@tanstack/react-query';
import { BonusPlayed } from '#components/shop/bonus-played.tsx';
import { shopCopy as copy } from '#components/shop/copy.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { StatusBadge, type StatusTone } from '#components/ui/show/status-badge.tsx';
import { type OrderHistory, ordersQuery, type ShopOrder } from '#lib/api/shop/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import type { OrderState, ShopBonusState } from '#rules/shop/reward.ts';
import styles from './shop.module.css';

const tones: Readonly<Record<OrderState, StatusTone>> = {
  ...{ new: 'waiting', sent: 'waiting', delivered: 'done', refused: 'returned' },
};

const bonusTones: Readonly<Record<ShopBonusState, StatusTone>> = {
  ...{ running: 'waiting', done: 'done', expired: 'lost', excluded: 'lost' },
};

interface OrderRowsProps {
  readonly history: OrderHistory;
  /** The order that the shown ones are before. */
  readonly before: string | undefined;
}

function OrderRow({ order }: { readonly order: ShopOrder }) {
  const { title, kind, state, bonus, parcel, address, until, reason } = order;
  const tone = bonus ? bonusTones[bonus.status] : tones[state];
  const isOver = bonus !== null && bonus.status !== 'running';
  return (
    <li className={styles.order}>
      <div className={styles.orderHead}>
        <h3>{title}</h3>
        <StatusBadge tone={tone}>{copy.state(order)}</StatusBadge>
      </div>
      {bonus && <BonusPlayed bonus={bonus} />}
      <div className={styles.orderFacts}>
        <span>{copy.spent(order.points)}</span>
        <span>{copy.at(order.at)}</span>
        {until && !isOver && <span>{copy.until(until, kind)}</span>}
        {reason && <span>{copy.reason(reason)}</span>}
        {parcel && (
          <span className={styles.tracking}>
            <span>{copy.parcel(parcel)}</span>
            <CopyButton text={parcel.tracking} label={copy.copyTracking} className={styles.copy} />
          </span>
        )}
        {address && <span>{copy.address(address)}</span>}
      </div>
    </li>
  );
}

/** Own orders, newest first, with how far each is, and the way to older ones. */
export function OrderRows({ history, before }: OrderRowsProps) {
  const { data } = useQuery({ ...ordersQuery(before), initialData: history });
  return (
    <>
      {data.rows.length === 0 && (
        <div className={styles.none}>
          <p>{copy.noHistory}</p>
          <a href={loyaltyPaths.shop}>{copy.noHistoryMore}</a>
        </div>
      )}
      <ul className={styles.orders} aria-label={copy.history}>
        {data.rows.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </ul>
      {data.before && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={loyaltyPaths.shopOf({ tab: 'history', before: data.before })}
        >
          {copy.older}
        </a>
      )}
      {before !== undefined && (
        <a className={buttonClass({ variant: 'ghost' })} href={loyaltyPaths.shopOf({ tab: 'history' })}>
          {copy.newest}
        </a>
      )}
    </>
  );
}
