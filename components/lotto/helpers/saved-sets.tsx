import { useState } from 'react';
import { helpersCopy } from '#components/lotto/helpers/helpers-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { DraftLine } from '#lib/lotto/bill-draft.ts';
import { MOST_SETS, type NumberSet, numberSet } from '#stores/desk.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './helpers-sheet.module.css';

interface SavedSetsProps {
  readonly digits: number;
  readonly lines: readonly DraftLine[];
  readonly memberId: string | null;
  readonly onAdd: (numbers: readonly string[]) => void;
}

const noSets: readonly NumberSet[] = [];

/** เลขชุด: numbers of the draft kept under a name, on this device, for this member alone. */
export function SavedSets({ digits, lines, memberId, onAdd }: SavedSetsProps) {
  const sets = useArea('local', (state) =>
    memberId === null ? noSets : (state.numberSets[memberId] ?? noSets),
  );
  const changeSets = useArea('local', (state) => state.changeNumberSets);
  const [name, setName] = useState('');
  const [said, say] = useState('');
  const numbers = [...new Set(lines.map((line) => line.number).filter((number) => number.length === digits))];
  const isFull = sets.length >= MOST_SETS && !sets.some((set) => set.name === name.trim());
  const set = numberSet(name, numbers);
  if (memberId === null) {
    return (
      <section className={styles.part}>
        <h3>{helpersCopy.mine}</h3>
        <p className={styles.for}>{helpersCopy.visitor}</p>
      </section>
    );
  }
  const handleSave = () => {
    if (!set) return;
    changeSets(memberId, (all) => [...all.filter((one) => one.name !== set.name), set]);
    setName('');
    say(helpersCopy.saved(set.name));
  };
  return (
    <section className={styles.part}>
      <h3>{helpersCopy.mine}</h3>
      <p className={styles.for}>{sets.length === 0 ? helpersCopy.none : helpersCopy.mineText}</p>
      <ul className={styles.sets}>
        {sets.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              aria-label={helpersCopy.use(one.name, one.numbers.length)}
              onClick={() => onAdd(one.numbers)}
            >
              <b>{one.name}</b> <small>{helpersCopy.count(one.numbers.length)}</small>
              <span>{one.numbers.slice(0, 8).join(' ')}</span>
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={helpersCopy.remove(one.name)}
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
            aria-label={helpersCopy.name}
            placeholder={helpersCopy.name}
            maxLength={30}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="secondary" size="small" disabled={!set || isFull}>
            {helpersCopy.save(numbers.length)}
          </Button>
        </form>
      ) : (
        <p className={styles.for}>{helpersCopy.nothingToSave(`${digits} หลัก`)}</p>
      )}
      <p role="status">{isFull ? helpersCopy.full(MOST_SETS) : said}</p>
    </section>
  );
}
