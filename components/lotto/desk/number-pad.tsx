'use client';

import { useState } from 'react';
import { deskCopy } from '#components/lotto/copy.ts';
import { Keypad } from '#components/lotto/desk/keypad.tsx';
import { useTypedDigits } from '#components/lotto/desk/use-typed-digits.ts';
import { Button } from '#components/ui/form/button.tsx';
import {
  digitsWanted,
  mostDigits,
  type PadMode,
  padModes,
  padNumbers,
  padSets,
} from '#lib/lotto/number-pad.ts';
import { numbersBy } from '#rules/lotto/entry/entry.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import styles from './number-pad.module.css';

interface NumberPadProps {
  /** Digits of a bet of the chosen types. */
  readonly digits: number;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Answers whether they were added; if not, what was typed stays. */
  readonly onAdd: (numbers: readonly string[]) => boolean;
  readonly isKeyboardOn: boolean;
}

function hintOf(digits: number, mode: PadMode): string {
  if (mode.startsWith('วิน')) return deskCopy.winHint(digits);
  if (mode === 'กลับ') return deskCopy.reverseHint;
  return mode === 'ตรง' ? deskCopy.numberHint(digits) : deskCopy.digitHint;
}

/** Number, keypad and helpers. A number is added with its last digit; วิน waits until the member says so. */
export function NumberPad({ digits, typed, onType, onAdd, isKeyboardOn }: NumberPadProps) {
  const [mode, setMode] = useState<PadMode>('ตรง');
  const wanted = digitsWanted(digits, mode);
  const ready = padNumbers(digits, mode, typed);

  const handleDigits = (next: string, within = mode) => {
    const kept = normaliseDigits(next).replace(/\D/g, '').slice(0, mostDigits(digits, within));
    const numbers = digitsWanted(digits, within) === kept.length ? padNumbers(digits, within, kept) : null;
    onType(kept);
    if (numbers && onAdd(numbers)) onType('');
  };
  const handleMode = (chosen: PadMode) => {
    setMode(chosen);
    onType('');
  };
  useTypedDigits(isKeyboardOn, {
    onDigit: (digit) => handleDigits(typed + digit),
    onErase: () => handleDigits(typed.slice(0, -1)),
  });

  return (
    <div className={styles.pad}>
      <div className={styles.number}>
        <input
          inputMode="none"
          autoComplete="off"
          aria-label={deskCopy.number}
          aria-describedby="pad-hint"
          placeholder={'•'.repeat(wanted ?? digits)}
          value={typed}
          onChange={(event) => handleDigits(event.target.value)}
        />
        <small id="pad-hint">{hintOf(digits, mode)}</small>
      </div>
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">{deskCopy.modes}</legend>
        {padModes(digits).map((one) => (
          <button key={one} type="button" aria-pressed={one === mode} onClick={() => handleMode(one)}>
            {deskCopy.modeNames[one]}
          </button>
        ))}
        {padSets(digits).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.set}
            aria-label={deskCopy.setAdds(name, numbersBy(name)?.length ?? 0)}
            onClick={() => onAdd(numbersBy(name) ?? [])}
          >
            + {name}
          </button>
        ))}
      </fieldset>
      <Keypad
        onDigit={(digit) => handleDigits(typed + digit)}
        onErase={() => handleDigits(typed.slice(0, -1))}
        onEraseAll={() => onType('')}
      />
      {wanted === null && (
        <Button
          variant="secondary"
          fullWidth
          disabled={!ready}
          onClick={() => ready && onAdd(ready) && onType('')}
        >
          {ready ? deskCopy.addCount(ready.length) : deskCopy.add}
        </Button>
      )}
    </div>
  );
}
