import { cashbackCopy as copy } from '#components/cashback/copy.ts';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import { useArea } from '#stores/provider.tsx';

/** Why the last claim was refused. It stands apart from its button, which goes when the day is over. */
export function RefusalNote({ basis }: { readonly basis: CashbackBasis }) {
  const refusal = useArea('cashback', (state) => state.refusal);
  if (refusal?.basis !== basis) return null;
  return <FormAlert>{copy.refused(refusal.day, refusal.message)}</FormAlert>;
}
