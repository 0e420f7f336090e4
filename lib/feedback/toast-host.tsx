'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type Toast } from '#lib/feedback/toast.ts';

interface StackProps {
  readonly nonce: string;
  readonly first: readonly Toast[];
}

/** Loads the toast stack when the first toast is shown. */
export function ToastHost({ nonce }: { nonce: string }) {
  const [first, setFirst] = useState<readonly Toast[]>([]);
  const [Stack, setStack] = useState<ComponentType<StackProps>>();
  useEffect(() => {
    if (Stack) return;
    return onToast((next) => {
      setFirst((toasts) => [...toasts, next]);
      void import('#lib/feedback/toast-stack.tsx').then((module) => setStack(() => module.ToastStack));
    });
  }, [Stack]);
  return Stack ? <Stack nonce={nonce} first={first} /> : null;
}
