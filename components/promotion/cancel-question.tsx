import { useQuery } from '@tanstack/react-query';
import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { messageOf } from '#lib/api/errors.ts';
import type { Claim } from '#lib/api/promotion/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { walletsQuery } from '#lib/api/wallet/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import styles from './promotion.module.css';

interface CancelQuestionProps {
  readonly claim: Claim;
  /** How often it can be taken, ready to show; undefined for one that is offered no more. */
  readonly per: string | undefined;
  readonly onBack: () => void;
}

/** What stays and what goes when the promotion that runs is given up, before it is. */
export function CancelQuestion({ claim, per, onBack }: CancelQuestionProps) {
  const { data: wallets } = useQuery(walletsQuery());
  const { mutateAsync, error, isPending } = useCall('POST /api/promotion/cancel', { changes: ['promotion'] });
  const handleCancel = async () => {
    const done = await mutateAsync({ claim_id: claim.id }).catch(() => undefined);
    if (done) toast(done.status === 'cancelled' ? copy.cancelled : copy.status(done), { variant: 'success' });
  };
  const own = wallets && toBaht(wallets.reduce((sum, { balance }) => sum + toSatang(balance), 0n));
  return (
    <div className={styles.page}>
      <h3>{copy.cancelAsk}</h3>
      <p>{copy.stays(own)}</p>
      <p>{copy.goes(claim)}</p>
      <p>{copy.usedUp(per)}</p>
      {error && <FormAlert>{messageOf(error)}</FormAlert>}
      <div className={styles.keys}>
        <Button variant="danger" busy={isPending && copy.cancelling} onClick={handleCancel}>
          {copy.confirm}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </div>
  );
}
