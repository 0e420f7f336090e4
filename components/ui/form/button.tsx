import type { ButtonHTMLAttributes } from 'react';
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

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { readonly busy?: boolean };

/** A button of at least 44 px; while `busy` it shows a spinner and takes no click. */
export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      data-keep-clear
      type={type}
      className={buttonClass({ variant, size, fullWidth }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
