'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styles from '#components/lotto/bills/bill-view.module.css';
import { billCopy } from '#components/lotto/copy.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { AGENT_ID } from '#contract/constants.ts';
import type { BillDetail } from '#lib/api/lotto/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { tellMissingPart } from '#lib/missing-part.ts';

interface CancelBillProps {
  readonly billId: string;
  /** Baht that come back. */
  readonly charged: number;
  /** ISO instant of the last moment; null when that is over. */
  readonly until: string | null;
  readonly cancelling: BillDetail['cancelling'];
}

/** The button that cancels a pending bill, how long and how often that is allowed, or why not. Cancelling twice gives the money back once. */
export function CancelBill({ billId, charged, until, cancelling }: CancelBillProps) {
  const router = useRouter();
  const cancel = useCall('POST /api/lotto/bill/cancel', { changes: ['wallet'] });
  const [isOver, setOver] = useState(false);

  const handleCancel = async () => {
    const part = await import('#components/lotto/bills/cancel/cancel-now.ts').catch(tellMissingPart);
    const send = () => cancel.mutateAsync({ bill_id: billId, agent_id: AGENT_ID });
    if (await part?.cancelNow(charged, send)) router.refresh();
  };
  if (isOver || until === null || cancelling.error !== 0) {
    return (
      <p className={styles.cancel}>
        <small>{cancelling.message || billCopy.cancelOver}</small>
      </p>
    );
  }
  return (
    <div className={styles.cancel}>
      <Button
        variant="danger"
        fullWidth
        busy={cancel.isPending && billCopy.cancelling}
        onClick={handleCancel}
      >
        {billCopy.cancel}
      </Button>
      <small>
        <span>{`${billCopy.canCancel} `}</span>
        <Countdown until={until} onEnd={() => setOver(true)} />
      </small>
      <small>{billCopy.cancelsLeft(cancelling.left, cancelling.limit)}</small>
    </div>
  );
}
