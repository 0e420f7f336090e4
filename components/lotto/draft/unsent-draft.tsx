'use client';

import { LazyPart } from '#components/ui/lazy-part.tsx';
import { type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

interface UnsentDraftProps {
  /** Of a round that takes no bets any more. */
  readonly owner: DraftOwner;
  readonly kind: string;
}

const loadTakeOver = async () => (await import('#components/lotto/draft/take-over.tsx')).TakeOver;

/** What was put together and not sent before its round closed, and a way to take it to the round of its kind that is open now. */
export function UnsentDraft({ owner, kind }: UnsentDraftProps) {
  const draft = useArea('session', (state) => draftOf(state.billDrafts, owner));
  if (draft.lines.length === 0 || draft.intent) return null;
  return <LazyPart load={loadTakeOver} props={{ owner, kind, draft }} />;
}
