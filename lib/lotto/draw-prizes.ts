import { betName } from '#rules/lotto/bet-name.ts';
import { gloDerivation, numbersOf } from '#rules/lotto/kinds/glo/figures.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';

interface Draw {
  readonly kind: string;
  readonly tiers: readonly {
    readonly id: string;
    readonly name: string;
    readonly numbers: readonly string[];
  }[];
}

interface Prize {
  readonly title: string;
  readonly numbers: readonly string[];
}

const NOTHING: Prize = { title: '', numbers: [] };

/** What a card shows of a draw. */
export interface DrawPrizes {
  readonly first: Prize;
  readonly minor: readonly Prize[];
  /** What was published, in a line, where the numbers of the card are only taken from it. */
  readonly published: string | null;
}

/** Of the government lottery its first prize and its small ones, of any other kind what bets are held against. */
export function drawPrizes({ kind, tiers }: Draw): DrawPrizes {
  if (kind === 'glo') {
    const [first = NOTHING, ...minor] = gloDerivation.fields.map(({ id, name }) => ({
      title: name,
      numbers: numbersOf(tiers, id),
    }));
    return { first, minor, published: null };
  }
  const { top3, top2, bottom2 } = figuresOfKind(kind, tiers);
  return {
    first: { title: betName('top_3'), numbers: top3 },
    minor: [
      { title: betName('top_2'), numbers: top2 },
      { title: betName('bottom_2'), numbers: bottom2 },
    ],
    published: tiers.map(({ name, numbers }) => `${name} ${numbers.join(' ')}`).join(' · '),
  };
}
