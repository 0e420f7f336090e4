import { deskCopy } from '#components/lotto/desk-copy.ts';
import { useQuickTaps } from '#components/lotto/pad/use-quick-taps.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './keypad.module.css';

interface KeypadProps {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onEraseAll: () => void;
}

/** Ten digits, erase one, erase all. */
export function Keypad({ onDigit, onErase, onEraseAll }: KeypadProps) {
  const press = (key: string) => {
    if (key === 'one') onErase();
    else if (key === 'all') onEraseAll();
    else onDigit(key);
  };
  const taps = useQuickTaps(press);
  const key = (value: string) => ({
    type: 'button' as const,
    value,
    onClick: () => press(value),
  });
  return (
    <fieldset className={styles.keypad} {...taps}>
      <legend className="visually-hidden">{deskCopy.keypad}</legend>
      {[...'123456789'].map((digit) => (
        <button key={digit} {...key(digit)}>
          {digit}
        </button>
      ))}
      <button className={styles.word} {...key('all')}>
        {deskCopy.eraseAll}
      </button>
      <button {...key('0')}>0</button>
      <button aria-label={deskCopy.erase} {...key('one')}>
        <Icon name="backspace" />
      </button>
    </fieldset>
  );
}
