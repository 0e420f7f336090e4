import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { BusyWords } from '#components/ui/form/busy-words.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'medium' | 'small';
  readonly fullWidth?: boolean;
}

/** Class names of a button's look, shared by real buttons and links that look like one. */
export function buttonClass(
  { variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook,
  more = '',
): string {
  return [styles.button, styles[variant], styles[size], fullWidth ? styles.full : '', more]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While a call is under way: what the button says then, or true where its words stay. */
  readonly busy?: string | boolean;
  /** It takes no press until something is over that the page says. */
  readonly waits?: boolean;
}

/** Said where the words of a button stay. */
const WORKING = 'กำลังดำเนินการ…';

function takeNoPress(event: MouseEvent): void {
  // Of a button that submits, Enter in a field presses it too.
  event.preventDefault();
}

/**
 * A button of at least 44 px. While it is `busy` or `waits` it takes no press but keeps the focus, which a disabled one would
 * lose; that it is busy is read out, and said to be slow after a while.
 */
export function Button({
  variant,
  size,
  fullWidth,
  busy,
  waits = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isOff = Boolean(busy) || waits;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, size, fullWidth }, className)}
        aria-disabled={isOff || undefined}
        data-waits={waits || undefined}
        onClick={isOff ? takeNoPress : onClick}
      >
        {busy ? (
          <>
            <span className={styles.spinner} aria-hidden="true" />
            {busy === true ? <span className={styles.words}>{children}</span> : <BusyWords said={busy} />}
          </>
        ) : (
          children
        )}
      </button>
      {busy !== undefined && (
        <span className="visually-hidden" aria-live="polite">
          {busy && <BusyWords said={busy === true ? WORKING : busy} />}
        </span>
      )}
    </>
  );
}
