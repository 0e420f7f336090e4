import { useState } from 'react';
import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TermsList } from '#components/ui/promotion/terms-list.tsx';
import { messageOf } from '#lib/api/errors.ts';
import type { Claim } from '#lib/api/promotion/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { paths } from '#lib/paths.ts';
import styles from './promotion.module.css';

/** How far the promotion that runs is played, and giving it up: what stays and what goes is said before. */
export function RunningPromotion({ claim }: { readonly claim: Claim }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCall('POST /api/promotion/cancel', { changes: ['promotion'] });
  const handleCancel = async () => {
    const done = await cancel.mutateAsync({ claim_id: claim.id }).catch(() => undefined);
    if (done) toast(done.status === 'cancelled' ? copy.cancelled : copy.status(done), { variant: 'success' });
  };
  return (
    <section className={styles.card} aria-labelledby="promotion-running">
      <h2 id="promotion-running">{`${claim.title} · ${copy.running}`}</h2>
      <p>{copy.progress(claim)}</p>
      <progress
        className={styles.bar}
        max={claim.target}
        value={claim.played}
        aria-label={copy.progress(claim)}
      />
      <div className={styles.wallet}>
        <p>
          <b>{copy.wallet}</b> <span>{copy.walletHolds(claim)}</span>
        </p>
        <p className={styles.muted}>{copy.walletWhy}</p>
        <a href={paths.statementOf({ wallet: 'wallet.bonus' })}>{copy.walletMoves}</a>
      </div>
      <TermsList
        terms={[
          [copy.stillToPlay, copy.left(claim)],
          [copy.bonus, copy.baht(claim.bonus)],
          [copy.until, copy.time(claim.expires_at)],
          [copy.mostOut, copy.mostOutValue(claim.largest_withdrawal)],
        ]}
      />
      <p className={styles.muted}>{copy.largest(claim.max_stake)}</p>
      {claim.largest_withdrawal !== null && (
        <p className={styles.muted}>{copy.withdrawal(claim.largest_withdrawal)}</p>
      )}
      {isAsking ? (
        <div className={styles.page}>
          <h3>{copy.cancelAsk}</h3>
          <p>{copy.stays}</p>
          <p>{copy.goes(claim)}</p>
          {cancel.error && <FormAlert>{messageOf(cancel.error)}</FormAlert>}
          <div className={styles.keys}>
            <Button variant="danger" busy={cancel.isPending && copy.cancelling} onClick={handleCancel}>
              {copy.confirm}
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {copy.back}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {copy.cancel}
        </Button>
      )}
    </section>
  );
}
