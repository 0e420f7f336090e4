import type { SweetAlertOptions } from 'sweetalert2';
import { addLayer } from '#lib/back-layers.ts';
import { toast } from '#lib/feedback/toast.ts';
import { tellMissingPart } from '#lib/missing-part.ts';

export interface Confirm {
  readonly title: string;
  readonly text?: string;
  readonly confirmText: string;
  readonly cancelText: string;
}

async function popups() {
  const [{ default: popup }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('#lib/feedback/popup-style.ts'),
  ]);
  return popup;
}

type Popup = Awaited<ReturnType<typeof popups>>;

/** Shows a popup that Back closes; over an open dialog it stands inside, for that lets no focus out. */
async function show(popup: Popup, options: SweetAlertOptions) {
  const remove = addLayer(() => popup.close());
  try {
    const target =
      document.querySelector<HTMLElement>('.MuiDialog-root:not([aria-hidden]) > .MuiDialog-container') ??
      'body';
    return await popup.fire({ ...options, target, heightAuto: false });
  } finally {
    remove();
  }
}

/** Asks for confirmation in a centred popup. False when the member declines or closes it, or it could not be loaded. */
export async function confirmPopup({ title, text, confirmText, cancelText }: Confirm): Promise<boolean> {
  const popup = await popups().catch(tellMissingPart);
  if (!popup) return false;
  const answer = await show(popup, {
    title,
    text,
    icon: 'question',
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText,
    reverseButtons: true,
  });
  return answer.isConfirmed;
}

/** A centred error popup that waits for the member. */
export async function errorPopup({
  title = 'พบบางอย่างผิดปกติ',
  text,
}: {
  title?: string;
  text: string;
}): Promise<void> {
  const popup = await popups().catch(() => undefined);
  if (!popup) return toast(text, { variant: 'error' });
  await show(popup, { title, text, icon: 'error', confirmButtonText: 'ตกลง' });
}
