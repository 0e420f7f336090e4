'use client';

import '#styles/toast.css';
import { usePathname } from 'next/navigation';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeToasts } from '#lib/feedback/place-toasts.ts';
import { onToast, type Toast, type ToastLink } from '#lib/feedback/toast.ts';

function ToastLinks({ links }: { links: readonly ToastLink[] }) {
  return links.map(({ label, href }) => (
    <a key={href} data-toast-link href={href}>
      {label}
    </a>
  ));
}

/** Ends a toast by our own timer: the library's pauses while the mouse is over the toast. */
function show({ message, variant, position, ms, links }: Toast): void {
  placeToasts();
  enqueueSnackbar(message, {
    variant,
    persist: true,
    ...(links && { action: <ToastLinks links={links} /> }),
    anchorOrigin: { vertical: 'top', horizontal: position === 'top-end' ? 'right' : 'center' },
    onEntered: (_node, _isAppearing, key) => setTimeout(() => closeSnackbar(key), ms),
  });
}

/** The stack of toasts; `first` are those that were asked for before it listened itself, some perhaps while it appeared. */
export function ToastStack({ first }: { first: readonly Toast[] }) {
  const shown = useRef(0);
  const path = usePathname();
  // One that was shown on the way here, as the greeting of a login, would lie over the head of this page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is another one with the path
  useLayoutEffect(placeToasts, [path]);
  useEffect(() => {
    for (const one of first.slice(shown.current)) show(one);
    shown.current = first.length;
  }, [first]);
  useEffect(() => onToast(show), []);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return <SnackbarProvider maxSnack={3} {...(isStill && { transitionDuration: 0 })} />;
}
