'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { keepDepositAmount, takeDepositAmount } from '#stores/deposit-amount.ts';
import { useArea } from '#stores/provider.tsx';

interface StoredAmountProps {
  /** The field where it is typed. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * What was typed for a deposit stays when the page goes: for a reload, or a session that ended and the login after it.
 * Stands in the form, so that it is there as soon as somebody can type. Shows nothing.
 */
export function StoredAmount({ field }: StoredAmountProps) {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId);
  // By the time that the page goes the member may be gone, and right after a login not be there yet.
  const [owner, setOwner] = useState(memberId);
  if (memberId && memberId !== owner) setOwner(memberId);
  const typed = useArea('payment', ({ amount }) => amount);
  const setAmount = useArea('payment', (state) => state.setAmount);
  const begin = useEffectEvent(() => {
    const before = owner && takeDepositAmount(owner);
    // Whoever is in the field types another one, which would be put behind it.
    if (before && typed === '' && document.activeElement !== field.current) setAmount(before);
  });
  const keep = useEffectEvent(() => {
    if (owner && typed !== '') keepDepositAmount(owner, typed);
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
