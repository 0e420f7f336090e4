'use client';

import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { onToast, type Toast } from '#lib/feedback/toast.ts';

function show({ message, variant, position, ms }: Toast): void {
  enqueueSnackbar(message, {
    variant,
    autoHideDuration: ms,
    anchorOrigin: { vertical: 'top', horizontal: position === 'top-end' ? 'right' : 'center' },
  });
}

/** The stack of toasts; `first` are those that were asked for while it loaded. */
export function ToastStack({ first }: { first: readonly Toast[] }) {
  const early = useRef(first);
  useEffect(() => {
    for (const one of early.current) show(one);
    early.current = [];
    return onToast(show);
  }, []);
  return <SnackbarProvider maxSnack={3} />;
}
