'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { documentNonce } from '#lib/document-nonce.ts';
import { PlainToasts } from '#lib/feedback/plain-toasts.tsx';
import { onToast, type Toast } from '#lib/feedback/toast.ts';

declare global {
  /** Read by goober, the style engine of notistack, when it makes its style element. */
  var __nonce__: string | undefined;
}

interface StackProps {
  readonly first: readonly Toast[];
}

/** Loads the toast stack when the first toast is shown. Where it cannot be loaded, toasts are shown plain. */
export function ToastHost() {
  const [waiting, setWaiting] = useState<readonly Toast[]>([]);
  const [isPlain, setPlain] = useState(false);
  const [Stack, setStack] = useState<ComponentType<StackProps>>();
  useEffect(() => {
    if (Stack) return;
    return onToast((next) => {
      setWaiting((toasts) => [...toasts, next]);
      globalThis.__nonce__ = documentNonce();
      import('#lib/feedback/toast-stack.tsx').then(
        (module) => setStack(() => module.ToastStack),
        () => setPlain(true),
      );
    });
  }, [Stack]);
  if (Stack) return <Stack first={waiting} />;
  if (!isPlain) return null;
  return (
    <PlainToasts
      toasts={waiting}
      onShown={(shown) => setWaiting((toasts) => toasts.filter((toast) => toast !== shown))}
    />
  );
}
