import { deskCopy } from '#components/lotto/desk-copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './keypad.module.css';

interface KeypadProps {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onEraseAll: () => void;
}

/** Ten digits, erase one, erase all. */
export function Keypad({ onDigit, onErase, onEraseAll }: KeypadProps) {
  return (
    <fieldset className={styles.keypad}>
      <legend className="visually-hidden">{deskCopy.keypad}</legend>
      {[...'123456789'].map((digit) => (
        <button key={digit} type="button" onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={styles.word} onClick={onEraseAll}>
        {deskCopy.eraseAll}
      </button>
      <button type="button" onClick={() => onDigit('0')}>
        0
      </button>
      <button type="button" aria-label={deskCopy.erase} onClick={onErase}>
        <Icon name="backspace" />
      </button>
    </fieldset>
  );
}
