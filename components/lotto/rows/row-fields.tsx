import { rowsCopy } from '#components/lotto/rows/rows-copy.ts';
import { composedInput } from '#components/ui/form/composed.ts';
import { faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { rowNumber, rowProblem } from '#lib/lotto/draft/entry-rows.ts';
import type { Place } from '#rules/lotto/entry/places.ts';
import type { EntryRow } from '#stores/bill-drafts.ts';
import styles from './rows-form.module.css';

interface RowFieldsProps {
  /** From 0. */
  readonly at: number;
  readonly row: EntryRow;
  readonly places: readonly Place[];
  readonly isOffered: (place: Place, digits: number) => boolean;
  /** True once adding was tried: what is missing is said then, not while it is typed. */
  readonly isTried: boolean;
  readonly onChange: (row: EntryRow) => void;
}

/** A number and its prices; a place that has no bet of so many digits cannot be typed into. */
export function RowFields({ at, row, places, isOffered, isTried, onChange }: RowFieldsProps) {
  const problem = rowProblem(row);
  const isSaid = problem !== null && (isTried || problem === 'amount');
  const problemId = `row-${at}`;
  const digits = row.number.length;
  return (
    <>
      <tr>
        <td>
          <input
            inputMode="numeric"
            autoComplete="off"
            className={styles.number}
            aria-label={rowsCopy.numberOf(at + 1)}
            aria-invalid={(isSaid && problem === 'number') || undefined}
            aria-describedby={isSaid ? problemId : undefined}
            value={row.number}
            {...composedInput(rowNumber, (number) => onChange({ ...row, number }))}
          />
        </td>
        {places.map((place) => {
          const amount = row.amounts[place] ?? '';
          const canHave = digits === 0 || isOffered(place, digits);
          return (
            <td key={place}>
              <input
                inputMode="decimal"
                autoComplete="off"
                aria-label={rowsCopy.priceOf(rowsCopy.places[place], at + 1)}
                aria-invalid={(canHave && amount !== '' && faceOf(amount) === null) || undefined}
                disabled={!canHave}
                value={canHave ? amount : ''}
                onChange={(event) =>
                  onChange({ ...row, amounts: { ...row.amounts, [place]: event.target.value } })
                }
              />
            </td>
          );
        })}
      </tr>
      {isSaid && (
        <tr>
          <td id={problemId} className={styles.problem} colSpan={places.length + 1}>
            {rowsCopy.problem[problem]}
          </td>
        </tr>
      )}
    </>
  );
}
