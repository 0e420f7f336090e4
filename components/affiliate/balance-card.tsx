'use client';

import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useIntentKey } from '#components/ui/form/use-intent-key.ts';
import { useOneAtATime } from '#components/ui/form/use-one-at-a-time.ts';
import type { AffiliateSummary } from '#lib/api/affiliate/queries.ts';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import styles from './affiliate.module.css';

/** What is left of the commission, and paying it out. After a lost answer the next press goes with the same key. */
export function BalanceCard({ summary }: { readonly summary: AffiliateSummary }) {
  const { balance, earned, reversed, redeemed, invited, least_redeem: least } = summary;
  const withKey = useIntentKey();
  const { mutateAsync, isPending, error } = useCall('POST /api/affiliate/redeem', {
    changes: ['affiliate', 'wallet'],
  });
  const handleRedeem = useOneAtATime(async () => {
    const send = (key: string) => mutateAsync({ idempotency_key: key });
    const done = await withKey('', send).catch(() => undefined);
    if (done) toast(copy.redeemedNow(done.amount), { variant: 'success' });
  });
  const isLost = error !== null && isUnknown(error);
  // A row of zeros would tell who begins nothing.
  const hasFigures = [invited, earned, reversed, redeemed].some((figure) => figure !== 0);
  return (
    <section className={styles.card} aria-labelledby="affiliate-balance">
      <h2 id="affiliate-balance">{copy.balance}</h2>
      <p className={styles.balance} data-below={balance < 0 || undefined}>
        <span>{balance < 0 ? copy.owed : copy.ready}</span>
        <b>{copy.baht(Math.abs(balance))}</b>
      </p>
      {balance < 0 && <p className={styles.muted}>{copy.below}</p>}
      {error && <FormAlert>{isLost ? copy.lost : messageOf(error)}</FormAlert>}
      {balance >= least || isLost ? (
        <Button busy={isPending && copy.redeeming} onClick={handleRedeem}>
          {isLost ? copy.again : copy.redeem(balance)}
        </Button>
      ) : (
        <p className={styles.muted}>{copy.tooLittle}</p>
      )}
      {hasFigures && (
        <dl className={styles.facts}>
          <div>
            <dt>{copy.invited}</dt>
            <dd>{copy.people(invited)}</dd>
          </div>
          <div>
            <dt>{copy.earned}</dt>
            <dd>{copy.baht(earned)}</dd>
          </div>
          <div>
            <dt>{copy.reversed}</dt>
            <dd>{copy.baht(reversed)}</dd>
          </div>
          <div>
            <dt>{copy.redeemed}</dt>
            <dd>{copy.baht(redeemed)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
