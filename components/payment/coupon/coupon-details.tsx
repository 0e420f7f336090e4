import { useState } from 'react';
import styles from '#components/payment/amount.module.css';
import { copy } from '#components/payment/copy.ts';
import { LazyPart } from '#components/ui/lazy-part.tsx';

interface CouponDetailsProps {
  readonly typed: string;
  /** What the backend refused of the code. */
  readonly refusal: string | undefined;
  readonly onType: (typed: string) => void;
}

const loadField = async () => (await import('#components/payment/coupon/coupon-field.tsx')).CouponField;

/** Room for a code that the deposit is made with; its field comes when it is opened, and stays, as what is typed in it counts. */
export function CouponDetails(props: CouponDetailsProps) {
  const [isOpen, setOpen] = useState(props.typed !== '');
  const [isLoaded, setLoaded] = useState(isOpen);
  return (
    <details
      className={styles.promotion}
      open={isOpen || props.refusal !== undefined}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setLoaded(true);
      }}
    >
      <summary>{copy.coupon(props.typed)}</summary>
      {isLoaded && <LazyPart load={loadField} props={{ ...props, onWrong: () => setOpen(true) }} />}
    </details>
  );
}
