'use client';

import { useState } from 'react';
import { SavedSets } from '#components/lotto/number-sets/saved-sets.tsx';
import { sheetCopy } from '#components/lotto/number-sets/sheet-copy.ts';
import { padCopy } from '#components/lotto/pad/pad-copy.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { type DraftLine, faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { type PadMode, padModes, padSets } from '#lib/lotto/draft/number-pad.ts';
import { randomBelow } from '#lib/lotto/draft/random-below.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { numbersBy } from '#rules/lotto/entry/entry.ts';
import { randomNumbers } from '#rules/lotto/entry/random-numbers.ts';
import { shortBaht } from '#rules/money/baht.ts';
import styles from './number-sheet.module.css';

interface NumberSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Length of the numbers. */
  readonly digits: number;
  readonly types: readonly string[];
  /** What was typed as price of each type. */
  readonly prices: readonly string[];
  readonly lines: readonly DraftLine[];
  /** Null for a visitor, who keeps no sets. */
  readonly memberId: string | null;
  readonly onMode: (mode: PadMode) => void;
  /** Answers whether they were added. */
  readonly onAdd: (numbers: readonly string[]) => boolean;
}

const MAX_WIDTH_PX = 560;
const randomCounts = [1, 3, 5, 10];

/** The price in words; null where one is missing. */
function priceText(prices: readonly string[]): string | null {
  const faces = prices.map(faceOf);
  const texts = faces.map((face) => (face === null ? null : shortBaht(face)));
  return texts.includes(null) ? null : [...new Set(texts)].join(' / ');
}

/** Every helper for numbers of the chosen length, numbers by chance, and the member's own sets; each adds with one tap. */
export function NumberSheet(props: NumberSheetProps) {
  const { open, onClose, digits, types, prices, onMode, onAdd } = props;
  const [name, setName] = useState('');
  const handleAdd = (numbers: readonly string[]) => onAdd(numbers) && onClose();
  const modes = padModes(digits).flatMap((mode) => (mode === 'ตรง' ? [] : [mode]));
  const sets = padSets(digits).map((name) => [name, numbersBy(name) ?? []] as const);
  return (
    <MuiProvider>
      <DialogFrame open={open} onClose={onClose} title={sheetCopy.title} maxWidth={MAX_WIDTH_PX}>
        <p className={styles.for}>{sheetCopy.for(types.map(betName).join(' + '), priceText(prices))}</p>
        {sets.length > 0 && (
          <section className={styles.part}>
            <h3>{sheetCopy.sets}</h3>
            <div className={styles.cards}>
              {sets.map(([name, numbers]) => (
                <button
                  key={name}
                  type="button"
                  aria-label={sheetCopy.setAdds(name, numbers.length)}
                  onClick={() => handleAdd(numbers)}
                >
                  <b>{name}</b> <small>{sheetCopy.count(numbers.length)}</small>
                  <span>{`${numbers.slice(0, 4).join(' ')}…`}</span>
                </button>
              ))}
            </div>
          </section>
        )}
        {modes.length > 0 && (
          <section className={styles.part}>
            <h3>{sheetCopy.typed}</h3>
            <div className={styles.cards}>
              {modes.map((mode) => (
                <button
                  key={mode}
                  type="button"
                  onClick={() => {
                    onMode(mode);
                    onClose();
                  }}
                >
                  <b>{padCopy.modeNames[mode]}</b>
                  <span>{sheetCopy.typedText[mode]}</span>
                </button>
              ))}
            </div>
          </section>
        )}
        <section className={styles.part}>
          <h3>{sheetCopy.random}</h3>
          <div className={styles.random}>
            {randomCounts.map((count) => (
              <button
                key={count}
                type="button"
                onClick={() => handleAdd(randomNumbers(digits, count, randomBelow))}
              >
                {sheetCopy.randomAdds(count)}
              </button>
            ))}
          </div>
        </section>
        <SavedSets
          digits={digits}
          lines={props.lines}
          memberId={props.memberId}
          onAdd={handleAdd}
          name={name}
          onName={setName}
        />
      </DialogFrame>
    </MuiProvider>
  );
}
