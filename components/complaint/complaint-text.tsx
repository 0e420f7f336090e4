'use client';

import { complaintCopy as copy } from '#components/complaint/copy.ts';
import { useEarly } from '#components/ui/form/use-early.ts';
import { countLetters } from '#rules/complaint/complaint.ts';
import styles from './complaint.module.css';

interface ComplaintTextProps {
  readonly value: string;
  /** Not written on for now. */
  readonly isHeld: boolean;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** What happened, with how long it is. Nothing that is pasted is cut off: what is too long says so. */
export function ComplaintText({ value, isHeld, error, onChange }: ComplaintTextProps) {
  const area = useEarly<HTMLTextAreaElement>(value, onChange);
  return (
    <div className={styles.part}>
      <label htmlFor="complaint-text">{copy.text}</label>
      <textarea
        ref={area}
        id="complaint-text"
        name="text"
        rows={6}
        value={value}
        readOnly={isHeld}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby="complaint-text-note complaint-text-count"
        onChange={({ target }) => onChange(target.value)}
      />
      <p id="complaint-text-note" className={error ? styles.wrong : styles.hint} aria-live="polite">
        {error ?? copy.textHint}
      </p>
      <span id="complaint-text-count" className={styles.count}>
        {copy.letters(countLetters(value))}
      </span>
    </div>
  );
}
