'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { documentNonce } from '#lib/document-nonce.ts';
import { onToast, type Toast } from '#lib/feedback/toast.ts';

declare global {
  /** Read by goober, the style engine of notistack, when it makes its style element. */
  var __nonce__: string | undefined;
}

interface StackProps {
  readonly first: readonly Toast[];
}

/** Loads the toast stack when the first toast is shown. */
export function ToastHost() {
  const [first, setFirst] = useState<readonly Toast[]>([]);
  const [Stack, setStack] = useState<ComponentType<StackProps>>();
  useEffect(() => {
    if (Stack) return;
    return onToast((next) => {
      setFirst((toasts) => [...toasts, next]);
      globalThis.__nonce__ = documentNonce();
      void import('#lib/feedback/toast-stack.tsx').then((module) => setStack(() => module.ToastStack));
    });
  }, [Stack]);
  return Stack ? <Stack first={first} /> : null;
}
