'use client';

import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { AddressFields } from '#components/shop/address-fields.tsx';
import { BonusTerms } from '#components/shop/bonus-terms.tsx';
import { shopCopy } from '#components/shop/copy.ts';
import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import { RedeemState } from '#components/shop/redeem-state.tsx';
import type { Redeeming } from '#components/shop/use-redeem.ts';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import type { RewardCost } from '#lib/api/shop/queries.ts';
import {
  type Address,
  type AddressPart,
  type AddressProblem,
  addressParts,
  addressProblems,
  normaliseAddress,
} from '#rules/shop/address.ts';
import styles from './redeem.module.css';

interface RedeemFormProps {
  readonly cost: RewardCost;
  readonly play: Redeeming;
  readonly address: RefObject<Address>;
}

/** Price, points and delivery of a reward, its address where one is needed, and the press that redeems it. */
export function RedeemForm({ cost, play, address }: RedeemFormProps) {
  const { reward, point, point_after: after, needs_address: needsAddress } = cost;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<AddressPart, AddressProblem>>>({});
  const isLost = play.state.stage === 'unknown' || play.state.stage === 'unsent';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (play.isBusy) return;
    const whole = needsAddress ? normaliseAddress(address.current) : undefined;
    const found = whole ? addressProblems(whole) : {};
    setProblems(found);
    const first = addressParts.find((part) => found[part]);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    play.redeem(reward.version);
  };
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={handleSubmit} noValidate>
      <div className={styles.head}>
        {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
        <img src={`/art/shop/${reward.art}.svg`} alt="" width={96} height={68} />
        <div>
          <h3>{reward.title}</h3>
          <p className={styles.muted}>{copy.delivery(reward.kind)}</p>
        </div>
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{copy.own}</dt>
          <dd>{copy.points(point)}</dd>
        </div>
        <div>
          <dt>{copy.price}</dt>
          <dd>{copy.points(reward.points)}</dd>
        </div>
        <div className={styles.after}>
          <dt>{copy.after}</dt>
          <dd>{copy.points(after)}</dd>
        </div>
      </dl>
      <BonusTerms reward={reward} />
      <div className={styles.notes}>
        {reward.stock !== null && <p>{shopCopy.stock(reward.stock)}</p>}
        {reward.limit && <p>{shopCopy.limit(reward.limit)}</p>}
      </div>
      {needsAddress && (
        <AddressFields
          address={address}
          problems={problems}
          onTyped={(part) => setProblems({ ...problems, [part]: undefined })}
        />
      )}
      <RedeemState play={play} />
      {!isLost && (
        <SubmitButton
          fullWidth
          busy={play.isBusy && (play.state.stage === 'looking' ? copy.looking : copy.sending)}
        >
          {copy.confirm(reward.points)}
        </SubmitButton>
      )}
    </form>
  );
}
