import { useEarly } from '#components/ui/form/use-early.ts';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side: radio buttons that look like a switch. */
export function Segmented<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const part = useEarly<HTMLDivElement>(value, (early) => {
    const option = options.find((one) => one.value === early);
    if (option && !option.disabled) onChange(option.value);
  });
  return (
    <div ref={part} className={styles.segmented} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
