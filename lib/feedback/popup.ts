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

/** Asks for a yes in a centred popup. False when the member declines or closes it. */
export async function confirmPopup({ title, text, confirmText, cancelText }: Confirm): Promise<boolean> {
  const popup = await popups();
  const answer = await popup.fire({
    title,
    text,
    icon: 'question',
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText,
    reverseButtons: true,
    heightAuto: false,
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
  const popup = await popups();
  await popup.fire({ title, text, icon: 'error', confirmButtonText: 'ตกลง', heightAuto: false });
}
