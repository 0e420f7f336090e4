import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import { padCopy } from '#components/lotto/pad/pad-copy.ts';
import type { BuilderPrices } from '#components/lotto/pad/use-builder-prices.ts';

interface PriceAllProps {
  readonly control: BillDraftControl;
  readonly prices: BuilderPrices;
  readonly say: (what: string) => void;
}

/** Puts the price on every line; there while some line has another one. */
export function PriceAll({ control, prices, say }: PriceAllProps) {
  const { lines } = control.draft;
  if (!(prices.isPriced && lines.some((line) => line.amount !== prices.amountOf(line.type)))) return null;
  const handleAll = () => {
    control.priceAll(prices.amountOf);
    say(draftCopy.priced(lines.length));
  };
  return (
    <button type="button" onClick={handleAll}>
      {padCopy.priceAll}
    </button>
  );
}
