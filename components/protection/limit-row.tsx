'use client';

import { amountWords, protectionCopy as copy } from '#components/protection/copy.ts';
import { useLimitCall } from '#components/protection/use-limit-call.ts';
import { useServerSecond } from '#components/ui/clock/use-server-second.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import type { Limit } from '#lib/api/protection/queries.ts';
import styles from './protection.module.css';

/** The stricter of what the member and the operator set. */
function heldOf({ amount, operator_amount: other }: Limit): number | null {
  if (amount === null || other === null) return amount ?? other;
  return Math.min(amount, other);
}

/** One limit: how much of it is used, and the looser one that waits. */
export function LimitRow({ limit, onChange }: { limit: Limit; onChange: (limit: Limit) => void }) {
  const { kind, window, used, left, resets_at: resetsAt, operator_amount: byOperator } = limit;
  const name = copy.limitName(kind, window);
  const held = heldOf(limit);
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <h3>{name}</h3>
        <b>{amountWords(kind, held)}</b>
      </div>
      {held !== null && left !== null && (
        <>
          <progress
            className={styles.bar}
            max={Math.max(held, 1)}
            value={Math.min(used, held)}
            aria-label={name}
          />
          <p className={styles.muted}>
            <span>{copy.used(kind, used)}</span>
            <span className={styles.between}> · </span>
            <span>{copy.left(kind, left)}</span>
            {resetsAt !== null && (
              <>
                <span className={styles.between}> · </span>
                <span>{copy.resets(resetsAt)}</span>
              </>
            )}
          </p>
        </>
      )}
      {byOperator !== null && <p className={styles.muted}>{copy.byOperator(kind, byOperator)}</p>}
      {limit.pending ? (
        <PendingRaise limit={limit} pending={limit.pending} />
      ) : (
        limit.amount !== null && (
          <div className={styles.keys}>
            <Button
              variant="ghost"
              size="small"
              onClick={() => onChange(limit)}
              aria-label={`${copy.change} ${name}`}
            >
              {copy.change}
            </Button>
          </div>
        )
      )}
    </li>
  );
}

function PendingRaise({ limit, pending }: { limit: Limit; pending: NonNullable<Limit['pending']> }) {
  const { kind, window } = limit;
  const nowMs = useServerSecond();
  const confirm = useLimitCall('POST /api/member/protection/confirm', copy.confirmed);
  const cancel = useLimitCall('POST /api/member/protection/cancel', copy.cancelled);
  const isEarly = nowMs < Date.parse(pending.confirm_from);
  const isBusy = confirm.isBusy || cancel.isBusy;
  return (
    <div className={styles.pending}>
      <p>
        <strong>{copy.pending(kind, pending.amount)}</strong>
      </p>
      <p className={styles.muted}>{copy.confirmWhen(pending.confirm_from, pending.confirm_until)}</p>
      {(confirm.failure ?? cancel.failure) && <FormAlert>{confirm.failure ?? cancel.failure}</FormAlert>}
      <div className={styles.keys}>
        {!isEarly && (
          <Button
            size="small"
            busy={confirm.isBusy && copy.confirming}
            onClick={() => !isBusy && void confirm.send({ kind, window, amount: pending.amount })}
          >
            {copy.confirm}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          busy={cancel.isBusy && copy.cancelling}
          onClick={() => !isBusy && void cancel.send({ kind, window })}
        >
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}
