import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong, ready to show; the field is then marked invalid. */
  readonly error?: string | undefined;
  /** Stands at the end of the field: a unit, or a button. */
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One input with its label, its hint and what is wrong with it. */
export function Field({ label, hint, error, suffix, className, id, ...input }: FieldProps) {
  const made = useId();
  const inputId = id ?? made;
  return (
    <div className={styles.field}>
      <label htmlFor={inputId}>{label}</label>
      <div className={styles.control} data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={inputId}
          className={className}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${inputId}-note` : undefined}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
      <p id={`${inputId}-note`} className={error ? styles.error : styles.hint} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
