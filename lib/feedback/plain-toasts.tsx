'use client';

import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placeToasts } from '#lib/feedback/place-toasts.ts';
import type { Toast } from '#lib/feedback/toast.ts';
import styles from './plain-toasts.module.css';

function PlainToast({ toast, onShown }: { toast: Toast; onShown: () => void }) {
  const end = useEffectEvent(onShown);
  useLayoutEffect(placeToasts);
  useEffect(() => {
    const timer = setTimeout(() => end(), toast.ms);
    return () => clearTimeout(timer);
  }, [toast]);
  return <p data-variant={toast.variant}>{toast.message}</p>;
}

/** Toasts without the library that usually shows them, for when it could not be loaded. */
export function PlainToasts({
  toasts,
  onShown,
}: {
  toasts: readonly Toast[];
  onShown: (toast: Toast) => void;
}) {
  return (
    <div className={styles.toasts} role="alert">
      {toasts.map((toast, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a toast has nothing else that is its own
        <PlainToast key={at} toast={toast} onShown={() => onShown(toast)} />
      ))}
    </div>
  );
}
