'use client';

import { type FormEvent, useState } from 'react';
import { protectionCopy as copy, lengthWords } from '#components/protection/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import { type BarKind, type BarLength, barKindOf, barLengths } from '#rules/protection/bar.ts';
import styles from './protection.module.css';

const loadBarDialog = async () => (await import('#components/protection/bar-dialog.tsx')).BarDialog;

const groups: readonly (readonly [BarKind, string])[] = [
  ['timeout', copy.timeouts],
  ['exclusion', copy.exclusions],
];

/** Choosing how long to stay away; a dialog says what that means and asks for the password. */
export function BarForm() {
  const [length, setLength] = useState<BarLength>('day');
  const [isAsking, setAsking] = useState(false);
  const form = useEarly<HTMLFormElement>(length, (early) =>
    setLength((now) => barLengths.find((one) => one === early) ?? now),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <section className={styles.card} aria-labelledby="protection-bar">
      <h2 id="protection-bar">{copy.bar}</h2>
      <p className={styles.muted}>{copy.barText}</p>
      <form ref={form} method="post" className={styles.form} onSubmit={handleSubmit}>
        {groups.map(([kind, name]) => (
          <fieldset key={kind} className={styles.lengths}>
            <legend>{name}</legend>
            {barLengths
              .filter((one) => barKindOf(one) === kind)
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
        <SubmitButton variant="danger">{copy.barNext}</SubmitButton>
      </form>
      {isAsking && <LazyDialog load={loadBarDialog} props={{ length, onClose: () => setAsking(false) }} />}
    </section>
  );
}
