'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SelectedPromotion } from '#lib/api/payment/queries.ts';
import { keepDepositDraft, takeDepositDraft } from '#stores/deposit-draft.ts';
import { useArea } from '#stores/provider.tsx';

interface StoredDepositProps {
  /** Where the amount is typed. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly promotion: SelectedPromotion | null;
  readonly onPromotion: (selected: SelectedPromotion) => void;
}

/**
 * What was typed and chosen for a deposit stays when the page goes: for a reload, or a session that ended and the login after it.
 * Stands in the form, so that it is there as soon as somebody can type. Shows nothing.
 */
export function StoredDeposit({ field, promotion, onPromotion }: StoredDepositProps) {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId);
  // By the time that the page goes the member may be gone, and right after a login not be there yet.
  const [owner, setOwner] = useState(memberId);
  if (memberId && memberId !== owner) setOwner(memberId);
  const { amount, coupon, setAmount, setCoupon } = useArea('payment', (state) => state);
  const begin = useEffectEvent(() => {
    if (!owner) return;
    const before = takeDepositDraft(owner);
    // Nothing is put into the field while somebody types in it.
    if (before.amount && amount === '' && document.activeElement !== field.current) setAmount(before.amount);
    if (before.coupon && coupon === '') setCoupon(before.coupon);
    if (before.promotionId !== null && !promotion) onPromotion({ promotion_id: before.promotionId });
  });
  const keep = useEffectEvent(() => {
    const promotionId = promotion?.promotion_id ?? null;
    if (owner && (amount !== '' || coupon !== '' || promotionId !== null))
      keepDepositDraft(owner, { amount, coupon, promotionId });
  });
  useEffect(() => {
    if (owner) begin();
  }, [owner]);
  useEffect(() => {
    const handleHide = () => keep();
    window.addEventListener('pagehide', handleHide);
    return () => window.removeEventListener('pagehide', handleHide);
  }, []);
  return null;
}
