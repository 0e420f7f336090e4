import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';

interface CopyDraftProps {
  readonly lines: readonly DraftLine[];
  readonly say: (what: string) => void;
}

/** Puts the draft on the clipboard as a slip that can be pasted again, here or into a message. */
export function CopyDraft({ lines, say }: CopyDraftProps) {
  const handleCopy = async () => {
    try {
      const { copySlip } = await import('#components/lotto/draft/copy-slip.ts');
      say(await copySlip(lines));
    } catch {
      say(draftCopy.copyFailed);
    }
  };
  return (
    <button type="button" onClick={handleCopy}>
      {draftCopy.copy}
    </button>
  );
}
