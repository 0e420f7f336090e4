import { addBets, type DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import type { Pack } from '#rules/lotto/pack.ts';
import { toSatang, typedAmount } from '#rules/money/baht.ts';

interface PlacedLine {
  readonly type: string;
  readonly number: string;
  /** Baht; 0 where none was typed yet. */
  readonly amount: number;
}

/** What a round offers of a bet type, by pack. */
interface Offer {
  readonly type: string;
  readonly packs: Readonly<Record<Pack, unknown>>;
}

export interface RepeatedBill {
  /** A bet that stood in the bill twice stands here once, with both amounts. */
  readonly lines: DraftLine[];
  /** Names of bet types that the round does not take in the bill's pack, and how many lines were of them. */
  readonly missing: readonly string[];
  readonly left: number;
}

/** The lines of a bill as a draft of another round, as far as that offers their types in the same pack. */
export function repeatBill(
  bill: { readonly pack: Pack; readonly lines: readonly PlacedLine[] },
  offers: readonly Offer[],
): RepeatedBill {
  const offered = new Set(offers.flatMap(({ type, packs }) => (packs[bill.pack] ? [type] : [])));
  const taken = bill.lines.filter(({ type }) => offered.has(type));
  const others = bill.lines.filter(({ type }) => !offered.has(type));
  const typed = taken.map(({ type, number, amount }) => {
    return { type, number, amount: amount === 0 ? '' : typedAmount(toSatang(amount)) };
  });
  return {
    lines: addBets([], typed),
    missing: [...new Set(others.map(({ type }) => betName(type)))],
    left: others.length,
  };
}
