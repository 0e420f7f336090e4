'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { keepDepositAmount, takeDepositAmount } from '#stores/deposit-amount.ts';
import { useArea } from '#stores/provider.tsx';

/** Where it is typed, on the page or in the dialog. */
const FIELD = 'deposit-amount';

/** What was typed for a deposit stays when the page goes: for a reload, or a session that ended and the login after it. Shows nothing. */
export function StoredAmount() {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId);
  // By the time that the page goes the member may be gone, and right after a login not be there yet.
  const [owner, setOwner] = useState(memberId);
  if (memberId && memberId !== owner) setOwner(memberId);
  const typed = useArea('payment', ({ amount }) => amount);
  const setAmount = useArea('payment', (state) => state.setAmount);
  const begin = useEffectEvent(() => {
    const before = owner && takeDepositAmount(owner);
    // Whoever is in the field types another one, which would be put behind it.
    if (before && typed === '' && document.activeElement?.id !== FIELD) setAmount(before);
  });
  const keep = useEffectEvent(() => {
    // Once the deposit is made there is no field, and what was typed is told by the deposit.
    if (owner && typed !== '' && document.getElementById(FIELD)) keepDepositAmount(owner, typed);
  });
  useEffect(() => {
    if (owner) begin();
  }, [owner]);
  useEffect(() => {
    const handleHide = () => keep();
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      keep();
    };
  }, []);
  return null;
}
