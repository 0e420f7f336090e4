'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { choiceCopy as copy } from '#components/payment/promotion/copy.ts';
import { NotChoosable } from '#components/payment/promotion/not-choosable.tsx';
import { Button } from '#components/ui/form/button.tsx';
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
  const { data, error, isFetching, refetch } = useQuery({ ...promotionsForDepositQuery(), staleTime: 0 });
  /** What was asked for and cannot be chosen, until something is. */
  const [refused, setRefused] = useState<number>();
  const chosen = data?.find(({ number }) => number === selected?.promotion_id);
  // A link names the promotion alone; what is accepted is the version that is shown here.
  const shown = chosen ? { promotion_id: chosen.number, promotion_version: chosen.version } : null;
  const isSame =
    selected?.promotion_id === shown?.promotion_id &&
    selected?.promotion_version === shown?.promotion_version;
  // What was read before may lack one that can be chosen by now.
  const isOther = data !== undefined && !isSame && (chosen !== undefined || !isFetching);
  const follow = useEffectEvent(() => {
    if (selected && !chosen) setRefused(selected.promotion_id);
    select(shown);
  });
  useEffect(() => {
    if (isOther) follow();
  }, [isOther]);
  const choose = (next: SelectedPromotion | null) => {
    setRefused(undefined);
    select(next);
  };

  if (error && !data)
    return (
      <>
        <FormAlert>{messageOf(error)}</FormAlert>
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {copy.again}
        </Button>
      </>
    );
  if (!data || (selected && !chosen && isFetching)) return <p role="status">{copy.loading}</p>;
  const note = refused !== undefined && <NotChoosable number={refused} />;
  if (data.length === 0)
    return (
      <>
        {note}
        <p className={styles.none}>
          <span>{copy.none}</span> <a href={loyaltyPaths.memberPromotions}>{copy.own}</a>
        </p>
      </>
    );
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{copy.legend}</legend>
      {note}
      <label>
        <input type="radio" name="promotion" checked={!chosen} onChange={() => choose(null)} />
        <span>{copy.without}</span>
      </label>
      {data.map(({ number, version, title }) => (
        <label key={number}>
          <input
            type="radio"
            name="promotion"
            checked={number === chosen?.number}
            onChange={() => choose({ promotion_id: number, promotion_version: version })}
          />
          <span>{title}</span>
        </label>
      ))}
      <div aria-live="polite">{chosen && <DepositTerms promotion={chosen} baht={baht} />}</div>
    </fieldset>
  );
}
