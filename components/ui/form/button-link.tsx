import type { MouseEventHandler, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#components/ui/form/button.tsx';

/** A link that looks like a button. */
export function ButtonLink({
  href,
  className,
  onClick,
  children,
  ...look
}: ButtonLook & {
  href: string;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}) {
  return (
    <a href={href} className={buttonClass(look, className)} onClick={onClick}>
      {children}
    </a>
  );
}
