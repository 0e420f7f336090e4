'use client';

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  protectionCopy as copy,
  kindWords,
  shortKindWords,
  windowWords,
} from '#components/protection/copy.ts';
import { typedLimit } from '#components/protection/typed-limit.ts';
import { useLimitCall } from '#components/protection/use-limit-call.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import type { Limit } from '#lib/api/protection/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { limitWindows } from '#rules/protection/limit-window.ts';
import { limitKinds } from '#rules/protection/member-limit.ts';
import styles from './protection.module.css';

type Which = Pick<Limit, 'kind' | 'window'>;

/** What was asked of one limit. */
interface Asked {
  readonly of: string;
  readonly amount: number;
  /** Of what was sent and has no known outcome. */
  readonly key: string;
  /** What is wrong with what was typed. */
  readonly problem?: string | undefined;
}
/** Stands for no limit, which is what is asked for then. */
const REMOVED = -2;
const nothingOf = (of: string): Asked => ({ of, amount: -1, key: '' });

interface LimitFormProps {
  readonly chosen: Which;
  readonly limits: readonly Limit[];
  readonly input: RefObject<HTMLInputElement | null>;
  /** The amount, as it was typed. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** This is the limit now; the text that said so is done with. */
  readonly onSaved: (which: Which, typed: string) => void;
  readonly onChoose: (which: Partial<Which>) => void;
}

/** What is limited, over which time, and by how much. What was sent and has no known outcome is sent again with its key. */
export function LimitForm({ chosen, limits, input, typed, onTyped, onSaved, onChoose }: LimitFormProps) {
  const { kind, window } = chosen;
  const of = `${kind} ${window}`;
  const [asked, setAsked] = useState(nothingOf(of));
  // Without a part that is made anew: whoever chooses by keyboard keeps their place.
  if (asked.of !== of) setAsked(nothingOf(of));
  const shown = useRef(of);
  useEffect(() => {
    shown.current = of;
  }, [of]);
  const { send, failure, isBusy } = useLimitCall('POST /api/member/protection/limit', (limit) =>
    limit.pending ? copy.asked : copy.saved,
  );
  const isSet = limits.some((one) => one.kind === kind && one.window === window && one.amount !== null);
  const ask = async (amount: number | null) => {
    if (isBusy) return;
    const isSame = asked.key !== '' && asked.amount === (amount ?? REMOVED);
    const key = isSame ? asked.key : newIdempotencyKey();
    setAsked({ of, amount: amount ?? REMOVED, key });
    const failed = await send({ kind, window, amount, idempotency_key: key });
    if (failed === undefined) {
      setAsked((now) => (now.key === key ? nothingOf(now.of) : now));
      if (amount !== null) onSaved(chosen, typed);
    } else if (shown.current === of) input.current?.focus();
    // By now the form is about another limit.
    else toast(failed, { variant: 'error' });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = typedLimit(kind, typed);
    setAsked({ ...asked, problem: read.error });
    if (read.amount === undefined) input.current?.focus();
    else void ask(read.amount);
  };
  return (
    <form method="post" className={styles.form} onSubmit={handleSubmit} noValidate aria-label={copy.form}>
      <Segmented
        name="limit-kind"
        label={copy.kind}
        options={limitKinds.map((value) => ({ value, label: shortKindWords[value] }))}
        value={kind}
        onChange={(next) => onChoose({ kind: next })}
      />
      <Segmented
        name="limit-window"
        label={copy.window}
        options={limitWindows.map((value) => ({ value, label: windowWords[value] }))}
        value={window}
        onChange={(next) => onChoose({ window: next })}
      />
      <Field
        ref={input}
        id="limit-amount"
        label={`${copy.amount} (${kindWords[kind]} ${windowWords[window]})`}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        suffix={kind === 'time' ? copy.minutes : copy.baht}
        hint={copy.amountHint}
        error={asked.problem ?? (asked.key ? failure : undefined)}
        value={typed}
        onChange={(event) => {
          onTyped(event.target.value);
          setAsked({ ...asked, problem: undefined });
        }}
      />
      <div className={styles.keys}>
        <SubmitButton busy={isBusy && asked.amount !== REMOVED && copy.saving}>{copy.save}</SubmitButton>
        {isSet && (
          <Button
            variant="ghost"
            busy={isBusy && asked.amount === REMOVED && copy.removing}
            onClick={() => void ask(null)}
          >
            {copy.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
