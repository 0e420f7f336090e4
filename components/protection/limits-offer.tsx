'use client';

import { useQuery } from '@tanstack/react-query';
import { protectionCopy as copy } from '#components/protection/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { useNavigate } from '#components/ui/navigation.tsx';
import { useTurn } from '#components/ui/turns.ts';
import { toastMs } from '#contract/constants.ts';
import { messageOf } from '#lib/api/errors.ts';
import { protectionQuery } from '#lib/api/protection/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { nextPath } from '#lib/next-path.ts';
import styles from './protection.module.css';

/** Offers limits once, above their form; taken or not, it leads on to where the login or the deposit was. */
export function LimitsOffer() {
  const navigate = useNavigate();
  useTurn('offer', true);
  const decline = useCall('POST /api/member/protection/offer/decline');
  const { data: kept } = useQuery({ ...protectionQuery(), enabled: false });
  const isTaken = kept?.limits.some(({ amount }) => amount !== null) ?? false;
  const handleDecline = async () => {
    const done = await decline.mutateAsync({}).catch(() => undefined);
    if (!done) return;
    toast(copy.welcome, { variant: 'success', ms: toastMs.welcome });
    const next = new URLSearchParams(window.location.search).get('next');
    navigate(nextPath(next), { replace: true, refresh: true });
  };
  return (
    <section data-undisturbed className={styles.card} aria-labelledby="limits-offer">
      <h2 id="limits-offer">{copy.offer}</h2>
      <p className={styles.muted}>{copy.offerHere}</p>
      {decline.error && <p role="alert">{messageOf(decline.error)}</p>}
      <div className={styles.keys}>
        <Button variant="ghost" busy={decline.isPending} onClick={handleDecline}>
          {isTaken ? copy.offerDone : copy.offerDecline}
        </Button>
      </div>
    </section>
  );
}
