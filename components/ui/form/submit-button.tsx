'use client';

import { type ComponentProps, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/form/button.tsx';

const never = () => () => undefined;

/**
 * The button that sends a form. It is disabled until hydration, so that an early click does not submit the form natively and
 * lose what was typed.
 */
export function SubmitButton({ disabled, ...button }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...button} type="submit" disabled={disabled || !isAlive} />;
}
