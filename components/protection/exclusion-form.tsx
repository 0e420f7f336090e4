'use client';

import { type FormEvent, useState } from 'react';
import { protectionCopy as copy, lengthWords } from '#components/protection/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import {
  type ExclusionKind,
  type ExclusionLength,
  exclusionKindOf,
  exclusionLengths,
} from '#rules/protection/exclusion.ts';
import styles from './protection.module.css';

const loadExclusionDialog = async () =>
  (await import('#components/protection/exclusion-dialog.tsx')).ExclusionDialog;

const groups: readonly (readonly [ExclusionKind, string])[] = [
  ['timeout', copy.timeouts],
  ['exclusion', copy.exclusions],
];

/** Choosing how long to stay away; a dialog says what that means and asks for the password. */
export function ExclusionForm() {
  const [length, setLength] = useState<ExclusionLength>('day');
  const [isAsking, setAsking] = useState(false);
  const form = useEarly<HTMLFormElement>(length, (early) =>
    setLength((now) => exclusionLengths.find((one) => one === early) ?? now),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <section className={styles.card} aria-labelledby="protection-exclusion">
      <h2 id="protection-exclusion">{copy.exclusion}</h2>
      <p className={styles.muted}>{copy.exclusionText}</p>
      <form ref={form} method="post" className={styles.form} onSubmit={handleSubmit}>
        {groups.map(([kind, name]) => (
          <fieldset key={kind} className={styles.lengths}>
            <legend>{name}</legend>
            {exclusionLengths
              .filter((one) => exclusionKindOf(one) === kind)
              .map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="length"
                    value={one}
                    checked={one === length}
                    onChange={() => setLength(one)}
                  />
                  <span>{lengthWords[one]}</span>
                </label>
              ))}
          </fieldset>
        ))}
        <SubmitButton variant="danger">{copy.exclusionNext}</SubmitButton>
      </form>
      {isAsking && (
        <LazyDialog load={loadExclusionDialog} props={{ length, onClose: () => setAsking(false) }} />
      )}
    </section>
  );
}
