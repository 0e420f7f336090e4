/** A way on from a toast. */
export interface ToastLink {
  readonly label: string;
  readonly href: string;
}

export interface ToastOptions {
  readonly variant?: 'success' | 'error' | 'info';
  readonly position?: 'top' | 'top-end';
  /** How long it stays, in ms; errors stay 3,000. */
  readonly ms?: number;
  readonly links?: readonly ToastLink[];
}
export interface Toast extends Required<Omit<ToastOptions, 'links'>>, Pick<ToastOptions, 'links'> {
  readonly message: string;
}

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | undefined;

/** Shows a short message above the page; before the toast stack is loaded it waits. */
export function toast(message: string, options: ToastOptions = {}): void {
  const next: Toast = { message, variant: 'info', position: 'top', ms: 3_000, ...options };
  if (listener) listener(next);
  else waiting.push(next);
}

/** Hands toasts to the listener, those that waited first. Returns the function that stops it. */
export function onToast(handle: Listener): () => void {
  listener = handle;
  for (const next of waiting.splice(0)) handle(next);
  return () => {
    if (listener === handle) listener = undefined;
  };
}
