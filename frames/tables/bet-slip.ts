import { baht, part, say, write } from '#frames/parts/page-parts.ts';
import { type Bet, faultOfBets, stakeOfBets } from '#rules/tables/bets.ts';
import type { Table } from '#rules/tables/table.ts';
import { tableWords } from './copy.ts';
import type { Layout } from './layout.ts';

/** The bets of the next round, as the player puts them together. */
export interface BetSlip {
  readonly bets: () => readonly Bet[];
  /** Puts the chosen chip on an option, or says why not. */
  readonly add: (option: string) => void;
  readonly clear: () => void;
  /** Puts other bets in the place of these. */
  readonly put: (bets: readonly Bet[]) => void;
  /** The round is over: what is on the table stays to be seen, and the next bet begins anew. */
  readonly forget: () => void;
}

/** Shows the chips to choose from, and answers which one is chosen. */
function openChips(chips: readonly number[]): () => number {
  const place = part('chips');
  place.setAttribute('aria-label', tableWords().chips);
  const inputs = chips.map((chip, at) => {
    const [label, input, face] = [
      document.createElement('label'),
      document.createElement('input'),
      document.createElement('span'),
    ];
    input.type = 'radio';
    input.name = 'chip';
    input.value = String(chip);
    input.checked = at === Math.min(2, chips.length - 1);
    input.setAttribute('aria-label', tableWords().chip(String(chip)));
    face.textContent = String(chip);
    label.className = 'chip';
    label.dataset.chip = String(chip);
    label.append(input, face);
    place.append(label);
    return input;
  });
  return () => Number(inputs.find(({ checked }) => checked)?.value ?? chips[0]);
}

/** The bets of a page; `isLocked` while a round is played or unknown. */
export function openBetSlip(
  { table, layout }: { readonly table: Table; readonly layout: Layout },
  chips: readonly number[],
  isLocked: () => boolean,
): BetSlip {
  const chosen = openChips(chips);
  const stakes = new Map<string, number>();
  const bets = () => [...stakes].map(([option, stake]) => ({ option, stake }));
  const show = () => {
    layout.showPaid([], new Set());
    layout.showStakes(stakes);
    write('total', baht(stakeOfBets(bets())));
  };
  const put = (next: readonly Bet[]) => {
    stakes.clear();
    for (const { option, stake } of next) stakes.set(option, stake);
    show();
  };
  return {
    bets,
    put,
    clear: () => put([]),
    forget: () => {
      stakes.clear();
      write('total', baht(0));
    },
    add: (option) => {
      if (isLocked()) return;
      const stake = (stakes.get(option) ?? 0) + chosen();
      const fault = faultOfBets(table, [...bets().filter((one) => one.option !== option), { option, stake }]);
      if (fault && fault.kind !== 'shape') {
        say(tableWords().most[fault.kind](baht(fault.mostBaht)));
        return;
      }
      say('');
      stakes.set(option, stake);
      show();
    },
  };
}
