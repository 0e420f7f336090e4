import { useState } from 'react';
import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { OfferTerms } from '#components/promotion/offer-terms.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TermsList } from '#components/ui/promotion/terms-list.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import type { OwnOffer } from '#lib/api/promotion/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import styles from './promotion.module.css';

/** A promotion with what it means for the member's own deposit, to be accepted; or why it cannot be now. */
export function OwnOfferCard({ offer: { promotion, problem, terms } }: { readonly offer: OwnOffer }) {
  // One key for all tries of one card: after a lost answer the same claim is answered.
  const [key] = useState(newIdempotencyKey);
  const claim = useCall('POST /api/promotion/claim', { changes: ['promotion'] });
  const handleAccept = async () => {
    const asked = { offer_id: promotion.id, version: promotion.version, idempotency_key: key };
    const done = await claim.mutateAsync(asked).catch(() => undefined);
    if (done) toast(copy.accepted, { variant: 'success' });
  };
  return (
    <li className={styles.card}>
      <h3>{promotion.title}</h3>
      <OfferTerms promotion={promotion} />
      {terms && (
        <TermsList
          terms={[
            [copy.deposit, copy.baht(terms.deposit)],
            [copy.bonus, copy.baht(terms.bonus)],
            [copy.target, copy.baht(terms.target)],
            [copy.until, copy.time(terms.until)],
            [copy.cost, copy.costOf(terms)],
            [copy.mostOut, copy.mostOutValue(promotion.largest_withdrawal)],
          ]}
        />
      )}
      {claim.error && <FormAlert>{messageOf(claim.error)}</FormAlert>}
      {problem === null ? (
        <Button variant="secondary" busy={claim.isPending && copy.accepting} onClick={handleAccept}>
          {copy.accept}
        </Button>
      ) : (
        <p className={styles.muted}>{problem}</p>
      )}
    </li>
  );
}
