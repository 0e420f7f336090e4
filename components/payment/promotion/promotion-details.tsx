import { useEffect, useEffectEvent, useState } from 'react';
import styles from '#components/payment/amount.module.css';
import { copy } from '#components/payment/copy.ts';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import type { SelectedPromotion } from '#lib/api/payment/queries.ts';

interface PromotionDetailsProps {
  readonly baht: number | undefined;
  readonly selected: SelectedPromotion | null;
  readonly onSelect: (selected: SelectedPromotion | null) => void;
}

/** No promotion has a larger number: an address that says one is mistyped. */
const MOST_NUMBER = 1_000_000;

const loadChoice = async () =>
  (await import('#components/payment/promotion/promotion-choice.tsx')).PromotionChoice;

/** Room for a promotion that the deposit is made for; what can be chosen is read when it is opened, or by a link that names one. */
export function PromotionDetails(props: PromotionDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState(props.selected);
  // A promotion that was chosen before a reload is shown open, with its conditions.
  if (props.selected !== known) {
    setKnown(props.selected);
    if (props.selected) setOpen(true);
  }
  const follow = useEffectEvent(() => {
    const asked = Number(new URLSearchParams(location.search).get('promotion'));
    if (!Number.isInteger(asked) || asked < 1 || asked > MOST_NUMBER) return;
    props.onSelect({ promotion_id: asked });
  });
  useEffect(() => follow(), []);
  return (
    <details
      className={styles.promotion}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{copy.promotion}</summary>
      {isOpen && <LazyPart load={loadChoice} props={props} />}
    </details>
  );
}
