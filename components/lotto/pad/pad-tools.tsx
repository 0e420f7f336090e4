import { memo } from 'react';
import { padCopy } from '#components/lotto/pad/pad-copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { type PadMode, padModes } from '#lib/lotto/draft/number-pad.ts';
import styles from './number-pad.module.css';

interface PadToolsProps {
  readonly digits: number;
  readonly mode: PadMode;
  readonly onMode: (mode: PadMode) => void;
  readonly isReversed: boolean;
  readonly onReverse: (isReversed: boolean) => void;
  readonly onHelpers: () => void;
  /** Undefined where there is one type, and so one price. */
  readonly split: { readonly isOn: boolean; readonly change: (isOn: boolean) => void } | undefined;
}

/** Turning numbers around, all helpers in a sheet, and those that start from typed digits at hand; not drawn for a digit. */
export const PadTools = memo(function PadTools({
  digits,
  mode,
  onMode,
  isReversed,
  onReverse,
  onHelpers,
  split,
}: PadToolsProps) {
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">{padCopy.helpers}</legend>
      {digits > 1 && (
        <button type="button" aria-pressed={isReversed} onClick={() => onReverse(!isReversed)}>
          {padCopy.reverse}
        </button>
      )}
      <button type="button" className={styles.set} aria-haspopup="dialog" onClick={onHelpers}>
        <span>{`${padCopy.helpers} `}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {padModes(digits)
        .filter((one) => one !== 'ตรง')
        .map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === mode}
            onClick={() => onMode(one === mode ? 'ตรง' : one)}
          >
            {padCopy.modeNames[one]}
          </button>
        ))}
      {split && (
        <button type="button" aria-pressed={split.isOn} onClick={() => split.change(!split.isOn)}>
          {padCopy.split}
        </button>
      )}
    </fieldset>
  );
});
