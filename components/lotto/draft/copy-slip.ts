import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import { slipLines } from '#lib/lotto/draft/slip-lines.ts';
import { printSlip } from '#rules/lotto/slip/print-slip.ts';

const copied = 'คัดลอกโพยแล้ว วางในช่องวางโพยหรือส่งต่อได้';

/** Puts lines on the clipboard as a slip; answers what to say. Throws where the device has no clipboard. */
export async function copySlip(lines: readonly DraftLine[]): Promise<string> {
  await navigator.clipboard.writeText(printSlip(slipLines(lines)));
  return copied;
}
