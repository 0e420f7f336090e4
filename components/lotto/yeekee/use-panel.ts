import { useEffect, useState } from 'react';
import type { RoundStage } from '#lib/lotto/rounds/round-stage.ts';
import { type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

export type Panel = 'bet' | 'shoot';

/** The bet builder until shooting begins, then the shooting pad; but the bet builder for a member who chose it or has a draft there. */
export function usePanel(owner: DraftOwner, stage: RoundStage): [Panel, (panel: Panel) => void] {
  const [chosen, choose] = useState<Panel | null>(null);
  const hasDraft = useArea('session', (state) => draftOf(state.billDrafts, owner).lines.length > 0);
  useEffect(() => {
    if (hasDraft) choose((before) => before ?? 'bet');
  }, [hasDraft]);
  return [chosen ?? (stage === 'open' || stage === 'later' ? 'bet' : 'shoot'), choose];
}
