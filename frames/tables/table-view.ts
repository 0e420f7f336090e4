import type { Calls } from '#contract/calls.ts';
import { baht, part, say } from '#frames/parts/page-parts.ts';
import { openSound } from '#frames/parts/sound.ts';
import { openWon } from '#frames/parts/won.ts';
import { paidBetsOf, resultOf, type TableResult } from '#rules/tables/events.ts';
import type { Table } from '#rules/tables/table.ts';
import { isTableId, tables } from '#rules/tables/tables.ts';
import { copy, tableWords } from './copy.ts';
import { type Layout, openLayout } from './layout.ts';
import { openResult, resultWords } from './result-view.ts';

type Round = Calls['POST /api/house/spin']['data']['round'];

/** What comes back of a bet that neither won nor lost, in hundredths of it. */
const STAKE = 100;

/** What came back of a round, in words, with what it cost. */
export const backWords = ({ win, stake }: Pick<Round, 'win' | 'stake'>) =>
  win === 0 ? copy.noneBack : tableWords().backOf(baht(win), baht(stake));

/** A table on the page. */
export interface TableView {
  readonly table: Table;
  readonly layout: Layout;
  readonly putResult: (result: TableResult) => void;
  /** Shows what was drawn in a round and what each bet came to, and tells it in words. */
  readonly show: (round: Round) => Promise<void>;
}

/** Names the game, dresses the page for it and puts its options there, to be pressed or only read. Throws for a game that is no table. */
export function openTableView(
  { gameId, machine, name }: { readonly gameId: string; readonly machine: string; readonly name: string },
  onPress?: (option: string) => void,
): TableView {
  if (!isTableId(machine)) throw new Error(`${machine} has no table`);
  const table = tables[machine];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const sound = openSound();
  document.body.style.setProperty('--picture', `url("/games/${gameId}/background.webp")`);
  // Words and pictures go by it.
  document.body.dataset.table = machine;
  const layout = openLayout(table, onPress);
  const result = openResult(sound);
  result.putIdle();
  document.title = name;
  part('name').textContent = name;
  return {
    table,
    layout,
    putResult: result.put,
    show: async (round) => {
      const drawn = resultOf(round.events);
      if (!drawn) return;
      const counted = (amount: number) => tableWords().backOf(baht(amount), baht(round.stake));
      const ended = (amount: number) => backWords({ ...round, win: amount });
      // Of several bets some may win and all together lose, so what it cost stands beside.
      const won = openWon(isStill, { counted, ended });
      await result.show(drawn);
      // A stake that only comes back has not won.
      const winning = table.options.filter(({ id }) => table.backOf(id, drawn) > STAKE).map(({ id }) => id);
      layout.showPaid(paidBetsOf(round.events), new Set(winning));
      say(resultWords(drawn));
      if (round.win > 0) won.count(round.win);
      won.end(round.win, round.win / round.stake);
      sound.win(round.win / round.stake);
    },
  };
}
