import { useState } from 'react';
import { sheetCopy } from '#components/lotto/number-sets/sheet-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import { MOST_SETS, type NumberSet, numberSet } from '#stores/bet-builder.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './number-sheet.module.css';

interface SavedSetsProps {
  readonly digits: number;
  readonly lines: readonly DraftLine[];
  readonly memberId: string | null;
  readonly onAdd: (numbers: readonly string[]) => void;
  /** What was typed as the name of a new set; kept while the sheet is shut. */
  readonly name: string;
  readonly onName: (name: string) => void;
}

const noSets: readonly NumberSet[] = [];

/** เลขชุด: numbers of the draft kept under a name, on this device, for this member alone. */
export function SavedSets({ digits, lines, memberId, onAdd, name, onName }: SavedSetsProps) {
  const sets = useArea('local', (state) =>
    memberId === null ? noSets : (state.numberSets[memberId] ?? noSets),
  );
  const changeSets = useArea('local', (state) => state.changeNumberSets);
  const [said, say] = useState('');
  const numbers = [...new Set(lines.map((line) => line.number).filter((number) => number.length === digits))];
  const isFull = sets.length >= MOST_SETS && !sets.some((set) => set.name === name.trim());
  const set = numberSet(name, numbers);
  if (memberId === null) {
    return (
      <section className={styles.part}>
        <h3>{sheetCopy.mine}</h3>
        <p className={styles.for}>{sheetCopy.visitor}</p>
      </section>
    );
  }
  const handleSave = () => {
    if (!set) return;
    changeSets(memberId, (all) => [...all.filter((one) => one.name !== set.name), set]);
    onName('');
    say(sheetCopy.saved(set.name));
  };
  return (
    <section className={styles.part}>
      <h3>{sheetCopy.mine}</h3>
      <p className={styles.for}>{sets.length === 0 ? sheetCopy.none : sheetCopy.mineText}</p>
      <ul className={styles.sets}>
        {sets.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              aria-label={sheetCopy.use(one.name, one.numbers.length)}
              onClick={() => onAdd(one.numbers)}
            >
              <b>{one.name}</b> <small>{sheetCopy.count(one.numbers.length)}</small>
              <span>{one.numbers.slice(0, 8).join(' ')}</span>
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={sheetCopy.remove(one.name)}
              onClick={() => changeSets(memberId, (all) => all.filter((other) => other.name !== one.name))}
            >
              <Icon name="trash" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {numbers.length > 0 ? (
        <form
          className={styles.save}
          onSubmit={(event) => {
            event.preventDefault();
            handleSave();
          }}
        >
          <input
            aria-label={sheetCopy.name}
            placeholder={sheetCopy.name}
            maxLength={30}
            autoComplete="off"
            value={name}
            onChange={(event) => onName(event.target.value)}
          />
          <Button type="submit" variant="secondary" size="small" disabled={!set || isFull}>
            {sheetCopy.save(numbers.length)}
          </Button>
        </form>
      ) : (
        <p className={styles.for}>{sheetCopy.nothingToSave(`${digits} หลัก`)}</p>
      )}
      <p role="status">{isFull ? sheetCopy.full(MOST_SETS) : said}</p>
    </section>
  );
}
