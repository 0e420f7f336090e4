'use client';

import { useState } from 'react';
import { useTypedNumber } from '#components/lotto/draft/use-bill-draft.ts';
import { Keypad } from '#components/lotto/pad/keypad.tsx';
import { padCopy } from '#components/lotto/pad/pad-copy.ts';
import { PadTools } from '#components/lotto/pad/pad-tools.tsx';
import { useAfterFrame } from '#components/lotto/pad/use-after-frame.ts';
import { useTypedDigits } from '#components/lotto/pad/use-typed-digits.ts';
import { Button } from '#components/ui/form/button.tsx';
import { isComposed } from '#components/ui/form/composed.ts';
import { useEarly } from '#components/ui/form/use-early.ts';
import type { Elements } from '#components/ui/text/elements.ts';
import { digitsWanted, mostDigits, type PadMode, padNumbers } from '#lib/lotto/draft/number-pad.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import type { DraftOwner } from '#stores/bill-drafts.ts';
import styles from './number-pad.module.css';

const nothing = { number: '', spoken: '' };

interface NumberPadProps {
  /** Digits of a bet of the chosen types. */
  readonly digits: number;
  readonly owner: DraftOwner;
  readonly onType: (typed: string) => void;
  /** Answers whether they were added; if not, what was typed stays. */
  readonly onAdd: (numbers: readonly string[]) => boolean;
  readonly isReversed: boolean;
  readonly onReverse: (isReversed: boolean) => void;
  readonly mode: PadMode;
  readonly onMode: (mode: PadMode) => void;
  readonly onHelpers: () => void;
  /** Types and prices that a number is added with, in words. */
  readonly at: string;
  /** How many numbers wait for a price. */
  readonly waiting: number;
  /** Undefined where there is one type, and so one price. */
  readonly split: { readonly isOn: boolean; readonly change: (isOn: boolean) => void } | undefined;
  readonly isKeyboardOn: boolean;
  /** A button beside the number, in the place of its hint, or nothing; what adds numbers of วิน goes before it. */
  readonly beside: Elements;
}

function hintOf(digits: number, mode: PadMode, isReversed: boolean): string {
  if (mode.startsWith('วิน')) return padCopy.winHint(digits);
  if (mode !== 'ตรง') return padCopy.digitHint;
  return isReversed ? padCopy.reverseHint : padCopy.numberHint(digits);
}

/** Number, keypad and the nearest helpers. A number is added with its last digit; วิน waits until the member says so. */
export function NumberPad(props: NumberPadProps) {
  const { digits, mode, onType, onAdd } = props;
  const typed = useTypedNumber(props.owner);
  const [said, setSaid] = useState(nothing);
  // What a keyboard composes: taken when it is done with, as the last digit adds the number.
  const [composed, setComposed] = useState<string | null>(null);
  const wanted = digitsWanted(digits, mode);
  const ready = padNumbers(digits, mode, typed);

  const { after, flush } = useAfterFrame<string>();

  /** What is typed becomes this. The last digit of a number is shown before the number is added, which takes longer. */
  const handleDigits = (next: string) => {
    const kept = normaliseDigits(next).replace(/\D/g, '').slice(0, mostDigits(digits, mode));
    const numbers = wanted === kept.length ? padNumbers(digits, mode, kept) : null;
    setSaid(nothing);
    onType(kept);
    if (numbers === null) return;
    after(() => {
      if (!onAdd(numbers)) return kept;
      setSaid({ number: kept, spoken: padCopy.spoken(numbers, props.at) });
      onType('');
      return '';
    });
  };
  // A number that was complete is added before anything else is typed; without a price it waits, and nothing is typed behind it.
  const handleDigit = (digit: string) => {
    const held = flush() ?? typed;
    const whole = wanted === held.length ? padNumbers(digits, mode, held) : null;
    if (whole === null) handleDigits(held + digit);
    else if (onAdd(whole)) handleDigits(digit);
  };
  const handleErase = () => handleDigits((flush() ?? typed).slice(0, -1));
  const handleInput = (value: string) => {
    const left = flush();
    handleDigits(left === undefined ? value : left + value.slice(typed.length));
  };
  const handleEraseAll = () => {
    flush();
    onType('');
  };
  const input = useEarly<HTMLInputElement>(typed, handleInput);
  useTypedDigits(props.isKeyboardOn, { onDigit: handleDigit, onErase: handleErase });

  const hint = props.waiting > 0 ? padCopy.priceFirst(props.waiting) : hintOf(digits, mode, props.isReversed);

  return (
    <div className={styles.pad}>
      <div className={styles.number}>
        <input
          ref={input}
          inputMode="none"
          autoComplete="off"
          aria-label={padCopy.number}
          aria-describedby="pad-hint"
          data-long={wanted === null || undefined}
          placeholder={said.number || '•'.repeat(wanted ?? digits)}
          value={composed ?? typed}
          onChange={(event) =>
            isComposed(event) ? setComposed(event.target.value) : handleInput(event.target.value)
          }
          onCompositionEnd={({ currentTarget }) => {
            setComposed(null);
            handleInput(currentTarget.value);
          }}
        />
        {wanted === null && ready ? (
          <Button variant="secondary" onClick={() => onAdd(ready) && onType('')}>
            {padCopy.addCount(ready.length)}
          </Button>
        ) : (
          props.beside
        )}
        <small id="pad-hint">{hint}</small>
      </div>
      <p role="status" className="visually-hidden">
        {props.waiting > 0 ? hint : typed === '' ? said.spoken : padCopy.spelled(typed)}
      </p>
      <Keypad onDigit={handleDigit} onErase={handleErase} onEraseAll={handleEraseAll} />
      <PadTools {...props} />
    </div>
  );
}
