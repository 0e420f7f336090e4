'use client';

import { Icon } from '#components/ui/show/icon.tsx';
import { toastMs } from '#contract/constants.ts';
import { toast } from '#lib/feedback/toast.ts';

const copied = 'คัดลอกแล้ว';
const copyFailed = 'คัดลอกไม่สำเร็จ กรุณาแตะค้างเพื่อคัดลอกเอง';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for those who do not see beside what it stands. */
  readonly label: string;
  /** The look where it stands: 44 px at least. */
  readonly className: string | undefined;
}

/** Copies a text as another app takes it: an amount, an account number, a receipt. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(copied, { variant: 'success', ms: toastMs.welcome });
    } catch {
      toast(copyFailed, { variant: 'error', ms: toastMs.error });
    }
  };
  return (
    <button type="button" className={className} aria-label={label} onClick={handleCopy}>
      <Icon name="copy" />
    </button>
  );
}
