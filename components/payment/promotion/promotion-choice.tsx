'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { choiceCopy as copy } from '#components/payment/promotion/copy.ts';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { DepositTerms } from '#components/ui/promotion/deposit-terms.tsx';
import { messageOf } from '#lib/api/errors.ts';
import type { SelectedPromotion } from '#lib/api/payment/queries.ts';
import { promotionsForDepositQuery } from '#lib/api/promotion/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './promotion-choice.module.css';

interface PromotionChoiceProps {
  /** What is to be deposited; undefined while that is not known. */
  readonly baht: number | undefined;
  readonly selected: SelectedPromotion | null;
  readonly onSelect: (selected: SelectedPromotion | null) => void;
}

/** Which promotion a deposit is made for, and what it then brings and asks for. */
export function PromotionChoice({ baht, selected, onSelect: select }: PromotionChoiceProps) {
  const { data, error } = useQuery({ ...promotionsForDepositQuery(), staleTime: 0 });
  const chosen = data?.find(({ number }) => number === selected?.promotion_id);
  // A link names the promotion alone; what is accepted is the version that is shown here.
  const shown = chosen ? { promotion_id: chosen.number, promotion_version: chosen.version } : null;
  const isOther = data !== undefined && selected?.promotion_version !== shown?.promotion_version;
  const follow = useEffectEvent(() => select(shown));
  useEffect(() => {
    if (isOther) follow();
  }, [isOther]);

  if (error && !data) return <FormAlert>{messageOf(error)}</FormAlert>;
  if (!data) return <p role="status">{copy.loading}</p>;
  if (data.length === 0)
    return (
      <p className={styles.none}>
        <span>{copy.none}</span> <a href={loyaltyPaths.memberPromotions}>{copy.own}</a>
      </p>
    );
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{copy.legend}</legend>
      <label>
        <input type="radio" name="promotion" checked={!chosen} onChange={() => select(null)} />
        <span>{copy.without}</span>
      </label>
      {data.map(({ number, version, title }) => (
        <label key={number}>
          <input
            type="radio"
            name="promotion"
            checked={number === chosen?.number}
            onChange={() => select({ promotion_id: number, promotion_version: version })}
          />
          <span>{title}</span>
        </label>
      ))}
      <div aria-live="polite">{chosen && <DepositTerms promotion={chosen} baht={baht} />}</div>
    </fieldset>
  );
}
