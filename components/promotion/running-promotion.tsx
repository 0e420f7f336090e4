import { useState } from 'react';
import { CancelQuestion } from '#components/promotion/cancel-question.tsx';
import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { termsCopy } from '#components/ui/promotion/copy.ts';
import { TermsList } from '#components/ui/promotion/terms-list.tsx';
import type { Claim } from '#lib/api/promotion/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './promotion.module.css';

interface RunningPromotionProps {
  readonly claim: Claim;
  /** How often it can be taken, ready to show; undefined for one that is offered no more. */
  readonly per: string | undefined;
}

/** How far the promotion that runs is played, and giving it up: what stays and what goes is said before. */
export function RunningPromotion({ claim, per }: RunningPromotionProps) {
  const [isAsking, setAsking] = useState(false);
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
          [copy.stillToPlay[claim.turn], copy.left(claim)],
          [copy.withdrawable, termsCopy.baht(claim.withdrawable ?? 0)],
          [termsCopy.bonus, termsCopy.baht(claim.bonus)],
          [termsCopy.within, copy.time(claim.expires_at)],
          [
            termsCopy.mostOut,
            claim.largest_withdrawal === null ? termsCopy.noMost : termsCopy.baht(claim.largest_withdrawal),
          ],
        ]}
      />
      {claim.turn === 'credit' && <p className={styles.muted}>{copy.creditHow}</p>}
      <p className={styles.muted}>{copy.largest(claim.max_stake)}</p>
      {claim.largest_withdrawal !== null && (
        <p className={styles.muted}>{copy.withdrawal(claim.largest_withdrawal)}</p>
      )}
      {isAsking ? (
        <CancelQuestion claim={claim} per={per} onBack={() => setAsking(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {copy.cancel}
        </Button>
      )}
    </section>
  );
}
