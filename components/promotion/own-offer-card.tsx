import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { OfferTerms } from '#components/promotion/offer-terms.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useIntentKey } from '#components/ui/form/use-intent-key.ts';
import { useOneAtATime } from '#components/ui/form/use-one-at-a-time.ts';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import type { OwnOffer } from '#lib/api/promotion/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import styles from './promotion.module.css';

/** A promotion with what it means for the member's own deposit, to be accepted; or why it cannot be now. */
export function OwnOfferCard({ offer: { promotion, problem, terms } }: { readonly offer: OwnOffer }) {
  const withKey = useIntentKey();
  const claim = useCall('POST /api/promotion/claim', { changes: ['promotion'] });
  const send = () =>
    withKey(promotion.id, (key) =>
      claim.mutateAsync({ offer_id: promotion.id, version: promotion.version, idempotency_key: key }),
    );
  const isLost = claim.error !== null && isUnknown(claim.error);
  // After a lost answer the page is read again: what it says then is no longer in doubt.
  const isAnswered = isLost && problem !== null;
  const handleAccept = useOneAtATime(async () => {
    try {
      const first = await send();
      // It answers a try whose answer was lost, and which ended since: what is asked for now is another.
      if (first.status !== 'running') await send();
      toast(copy.accepted, { variant: 'success' });
    } catch {
      // It is said on the card.
    }
  });
  return (
    <li className={styles.card}>
      <h3 id={promotion.id}>{promotion.title}</h3>
      <OfferTerms promotion={promotion} terms={terms} />
      {claim.error && !isAnswered && <FormAlert>{isLost ? copy.lost : messageOf(claim.error)}</FormAlert>}
      {problem === null ? (
        <Button
          variant="secondary"
          busy={claim.isPending && copy.accepting}
          aria-describedby={promotion.id}
          onClick={handleAccept}
        >
          {copy.accept}
        </Button>
      ) : (
        <p className={styles.muted}>{problem}</p>
      )}
    </li>
  );
}
