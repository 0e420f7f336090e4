'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { fairCopy as copy } from '#components/wheel/fair-copy.ts';
import { VerifySpins } from '#components/wheel/verify-spins.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import type { OwnSpins, WheelConfig } from '#lib/api/wheel/queries.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';
import { FormDraftPart } from '#stores/form-draft-part.tsx';
import styles from './wheel.module.css';

interface FairPartProps {
  readonly seed: WheelConfig['seed'];
  readonly nextCommit: WheelConfig['next_commit'];
  readonly own: OwnSpins;
}

function Fact({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code className={styles.hash}>{value}</code>
      </dd>
    </div>
  );
}

/** A word without what keyboards put around it, blanks and marks; every dash is the plain one. */
const plainWord = (typed: string) =>
  normaliseTyped(typed)
    .trim()
    .replace(/\p{Pd}/gu, '-');

/** What the next spins are drawn from, how their member has it shown, and own spins that are drawn again in the browser. */
export function FairPart({ seed, nextCommit, own }: FairPartProps) {
  const { mutateAsync, isPending, error, data } = useCall('POST /api/wheel/seed', { changes: ['wheel'] });
  const [word, setWord] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isOther, setOther] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const plain = plainWord(word);
    const isGood = /^[A-Za-z0-9_-]{1,64}$/.test(plain);
    setWrong(!isGood);
    if (!isGood) return input.current?.focus();
    const answer = await mutateAsync({ client_seed: plain }).catch(() => null);
    if (!answer) return;
    setOther(answer.seed.commit !== nextCommit);
    // What was typed meanwhile is another word, and stays.
    setWord((now) => (now === word ? '' : now));
  };
  return (
    <div className={styles.fair}>
      <FormDraftPart name="wheel" text={word} onTake={setWord} />
      <p className={styles.muted}>{copy.lead}</p>
      {seed ? (
        <dl className={styles.facts}>
          <Fact name={copy.commit} value={seed.commit} />
          <Fact name={copy.clientSeed} value={seed.client_seed} />
          <Fact name={copy.nonce} value={seed.next_nonce} />
        </dl>
      ) : (
        <p>{copy.none}</p>
      )}
      <dl className={styles.facts}>
        <Fact name={copy.nextCommit} value={nextCommit} />
      </dl>
      <div role="status">
        {data?.shown && (
          <dl className={styles.facts}>
            <Fact name={copy.shown} value={data.shown.seed} />
          </dl>
        )}
      </div>
      <form className={styles.fair} onSubmit={handleSubmit} noValidate>
        <Field
          ref={input}
          label={copy.nextWord}
          hint={copy.wordHint}
          error={isWrong ? copy.wordWrong : undefined}
          value={word}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setWord(target.value)}
        />
        {isOther && <FormAlert>{copy.otherSeed}</FormAlert>}
        {error && <FormAlert>{messageOf(error)}</FormAlert>}
        <SubmitButton variant="secondary" busy={isPending && copy.showing}>
          {seed ? copy.show : copy.make}
        </SubmitButton>
      </form>
      <VerifySpins own={own} />
    </div>
  );
}
