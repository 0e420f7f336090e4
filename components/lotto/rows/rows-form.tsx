'use client';

import { useState } from 'react';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { RowFields } from '#components/lotto/rows/row-fields.tsx';
import { rowsCopy } from '#components/lotto/rows/rows-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import { betsOfRows, emptyRow, isEmptyRow, rowPlaces } from '#lib/lotto/draft/entry-rows.ts';
import { betAt, type Place } from '#rules/lotto/entry/places.ts';
import type { EntryRow } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './rows-form.module.css';

interface RowsFormProps {
  readonly rows: readonly EntryRow[];
  readonly terms: RoundTerms;
  readonly onRows: (rows: readonly EntryRow[]) => void;
  /** Answers whether they were added; if not, the rows stay. */
  readonly onAdd: (bets: readonly DraftLine[]) => boolean;
}

const LEAST_ROWS = 5;

/** Rows as they are shown: at least five, and always an empty one at the end. */
function withRoom(rows: readonly EntryRow[]): readonly EntryRow[] {
  const last = rows.findLastIndex((row) => !isEmptyRow(row));
  const count = Math.max(LEAST_ROWS, last + 2);
  return Array.from({ length: count }, (_, at) => rows[at] ?? emptyRow);
}

/** แทงแบบคลาสสิก: a row for each number, with what is put on it at each place. */
export function RowsForm({ rows, terms, onRows, onAdd }: RowsFormProps) {
  const isReversed = useArea('local', (state) => state.betBuilder.isReversed);
  const changeBetBuilder = useArea('local', (state) => state.changeBetBuilder);
  const [isTried, setTried] = useState(false);
  const shown = withRoom(rows);
  const { bets, left } = betsOfRows(shown, isReversed);
  const isOffered = (place: Place, digits: number) => {
    const type = betAt(place, digits);
    return type !== null && terms.limitOf(type)?.enabled === true;
  };
  const places = rowPlaces.filter((place) => [1, 2, 3, 4].some((digits) => isOffered(place, digits)));
  const [first] = shown;

  const change = (at: number, row: EntryRow) => onRows(shown.map((one, index) => (index === at ? row : one)));
  const handleAdd = () => {
    setTried(true);
    if (bets.length > 0 && onAdd(bets)) onRows(left);
  };
  const handleSame = () =>
    first && onRows(shown.map((row) => (row.number === '' ? row : { ...row, amounts: first.amounts })));

  return (
    <div className={styles.rows}>
      <table aria-label={rowsCopy.table}>
        <thead>
          <tr>
            <th scope="col">{rowsCopy.number}</th>
            {places.map((place) => (
              <th key={place} scope="col">
                {rowsCopy.places[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            <RowFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={at}
              at={at}
              row={row}
              places={places}
              isOffered={isOffered}
              isTried={isTried}
              onChange={(next) => change(at, next)}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.tools}>
        <label>
          <input
            type="checkbox"
            checked={isReversed}
            onChange={(event) => changeBetBuilder({ isReversed: event.target.checked })}
          />
          {rowsCopy.reverse}
        </label>
        <Button variant="ghost" size="small" disabled={!first || isEmptyRow(first)} onClick={handleSame}>
          {rowsCopy.samePrice}
        </Button>
        <Button variant="ghost" size="small" disabled={rows.every(isEmptyRow)} onClick={() => onRows([])}>
          {rowsCopy.clear}
        </Button>
      </div>
      <Button variant="secondary" fullWidth disabled={bets.length + left.length === 0} onClick={handleAdd}>
        {rowsCopy.add(bets.length)}
      </Button>
    </div>
  );
}
