'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { protectionCopy as copy } from '#components/protection/copy.ts';
import { Button, buttonClass } from '#components/ui/form/button.tsx';
import { useNavigate } from '#components/ui/navigation.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { protectionQuery } from '#lib/api/protection/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { nextPath } from '#lib/next-path.ts';
import { paths } from '#lib/paths.ts';
import styles from './protection.module.css';

/**
 * Offers limits once, before the first deposit: the way to them, or not now. After a registration (`goesOn`) it stands above
 * them, and either way leads on to where the login was to lead.
 */
export function LimitsOffer({ goesOn = false }: { readonly goesOn?: boolean }) {
  const [isGone, setGone] = useState(false);
  const navigate = useNavigate();
  const decline = useCall('POST /api/member/protection/offer/decline');
  const { data: kept } = useQuery({ ...protectionQuery(), enabled: false });
  const isTaken = kept?.limits.some(({ amount }) => amount !== null) ?? false;
  if (isGone) return null;
  const handleDecline = async () => {
    const done = await decline.mutateAsync({}).catch(() => undefined);
    if (!done) return;
    setGone(true);
    const next = new URLSearchParams(window.location.search).get('next');
    if (goesOn) navigate(nextPath(next), { replace: true, refresh: true });
  };
  return (
    <section className={styles.card} aria-labelledby="limits-offer">
      <h2 id="limits-offer">{copy.offer}</h2>
      <p className={styles.muted}>{goesOn ? copy.offerHere : copy.offerText}</p>
      {decline.error && <p role="alert">{messageOf(decline.error)}</p>}
      <div className={styles.keys}>
        {!goesOn && (
          <a className={buttonClass({ variant: 'secondary' })} href={paths.protection}>
            {copy.offerTake}
          </a>
        )}
        <Button variant="ghost" busy={decline.isPending} onClick={handleDecline}>
          {isTaken ? copy.offerDone : copy.offerDecline}
        </Button>
      </div>
    </section>
  );
}
