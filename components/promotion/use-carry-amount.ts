import { useEffect, useEffectEvent, useRef } from 'react';
import { BEFORE_LOGIN, keepDepositDraft } from '#stores/deposit-draft.ts';
import { useArea } from '#stores/provider.tsx';

/** Takes an amount along to the deposit: in memory where the page stays, kept in the tab where it goes or a login comes before. */
export function useCarryAmount(amount: string): () => void {
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId ?? BEFORE_LOGIN);
  const setAmount = useArea('payment', (state) => state.setAmount);
  const isLeaving = useRef(false);
  const keep = useEffectEvent(() => {
    if (isLeaving.current) keepDepositDraft(memberId, { amount });
  });
  useEffect(() => {
    const handleHide = () => keep();
    window.addEventListener('pagehide', handleHide);
    return () => window.removeEventListener('pagehide', handleHide);
  }, []);
  return () => {
    isLeaving.current = true;
    setAmount(amount);
    if (memberId === BEFORE_LOGIN) keepDepositDraft(memberId, { amount });
  };
}
