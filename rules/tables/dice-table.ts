import type { Drawing } from '#rules/draw/drawing.ts';
import { backOfOption, type DiceOption, diceResults } from './dice-options.ts';
import type { TableResult } from './events.ts';
import type { Table, TableId } from './table.ts';

const SIDES = 6;

function* rollDice(): Drawing<TableResult> {
  const one = yield SIDES;
  const two = yield SIDES;
  const three = yield SIDES;
  return { kind: 'dice', dice: [one + 1, two + 1, three + 1] };
}

interface DiceTable {
  readonly id: TableId;
  readonly options: readonly DiceOption[];
  readonly mostStakeBaht: number;
  readonly mostBackBaht: number;
}

/** A table of three dice: all that it is are its options. */
export function diceTable({ id, options, mostStakeBaht, mostBackBaht }: DiceTable): Table {
  return {
    ...{ id, options, mostStakeBaht, mostBackBaht, data: options, play: rollDice },
    backOf: (option, result) => backOfOption(options, option, result),
    results: () => diceResults,
  };
}
