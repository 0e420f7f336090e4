'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type Toast } from '#lib/feedback/toast.ts';

declare global {
  /** Read by goober, the style engine of notistack, when it makes its style element. */
  var __nonce__: string | undefined;
}

interface StackProps {
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
      globalThis.__nonce__ = nonce;
      void import('#lib/feedback/toast-stack.tsx').then((module) => setStack(() => module.ToastStack));
    });
  }, [Stack, nonce]);
  return Stack ? <Stack first={first} /> : null;
}
