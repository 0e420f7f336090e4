import { betBuilderCopy } from '#components/lotto/bet-builder-copy.ts';
import { useQuickTaps } from '#components/lotto/pad/use-quick-taps.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './keypad.module.css';

interface KeypadProps {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onEraseAll: () => void;
}

/** Made once: a digit that is keyed draws no key again. */
const keys = (
  <>
    <legend className="visually-hidden">{betBuilderCopy.keypad}</legend>
    {[...'123456789'].map((digit) => (
      <button key={digit} type="button" value={digit}>
        {digit}
      </button>
    ))}
    <button type="button" value="all" className={styles.word}>
      {betBuilderCopy.eraseAll}
    </button>
    <button type="button" value="0">
      0
    </button>
    <button type="button" value="one" aria-label={betBuilderCopy.erase}>
      <Icon name="backspace" />
    </button>
  </>
);

/** Ten digits, erase one, erase all. */
export function Keypad({ onDigit, onErase, onEraseAll }: KeypadProps) {
  const taps = useQuickTaps((key) => {
    if (key === 'one') onErase();
    else if (key === 'all') onEraseAll();
    else onDigit(key);
  });
  return (
    <fieldset className={styles.keypad} {...taps}>
      {keys}
    </fieldset>
  );
}
