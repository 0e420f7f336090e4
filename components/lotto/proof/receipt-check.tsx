'use client';

import { type FormEvent, useState } from 'react';
import { proofCopy } from '#components/lotto/proof/copy.ts';
import { Field } from '#components/ui/form/field.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import { messageOf } from '#lib/api/errors.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';
import styles from './proof.module.css';

const RECEIPT = /^[0-9a-f]{64}$/;

interface FoundShot {
  readonly position: number;
  readonly number: string;
  readonly member: string;
}

/** Says whether the shot of a receipt, pasted by its owner, was counted, and as which number. */
export function ReceiptCheck({ find }: { find: (receipt: string) => Promise<FoundShot | undefined> }) {
  const [typed, setTyped] = useState('');
  const input = useEarly<HTMLInputElement>(typed, setTyped);
  const [error, setError] = useState<string>();
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const receipt = normaliseTyped(typed).replace(/\s/g, '').toLowerCase();
    say('');
    if (!RECEIPT.test(receipt)) return setError(proofCopy.receiptBad);
    setBusy(true);
    try {
      const shot = await find(receipt);
      if (shot) say(proofCopy.receiptFound(shot.position, shot.number, shot.member));
      else setError(proofCopy.receiptNone);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.receipt} onSubmit={handleSubmit} aria-label={proofCopy.receipt}>
      <Field
        ref={input}
        label={proofCopy.receiptLabel}
        hint={proofCopy.receiptHint}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <SubmitButton variant="ghost" fullWidth busy={isBusy}>
        {proofCopy.receipt}
      </SubmitButton>
      <p className={styles.found} role="status">
        {said}
      </p>
    </form>
  );
}
