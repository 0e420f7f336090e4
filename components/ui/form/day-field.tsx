import { DayParts, yearsBack } from '#components/ui/form/day-parts.tsx';
import { partsOf } from '#rules/time/thai-day.ts';
import styles from './day-field.module.css';

interface DayFieldProps {
  readonly label: string;
  /** The day that is shown now, `YYYY-MM-DD`. */
  readonly day: string | undefined;
  /** Today, whose month and year stand there at first. */
  readonly today: string;
  /** How many years can be chosen, this one among them. */
  readonly years: number;
  readonly isRequired?: boolean;
}

/** Asks for a day in the query of a form: its three fields are sent under one name, and read by `dayOf`. */
export function DayField({ label, day, today, years, isRequired = false }: DayFieldProps) {
  const now = partsOf(today);
  const chosen = day === undefined ? { ...now, date: '' } : partsOf(day);
  const offered = yearsBack(Number(now.year), years);
  const shown = Number(chosen.year);
  const of = (value: string) => ({ name: 'day', defaultValue: value, required: isRequired });
  return (
    <fieldset key={day} className={styles.day}>
      <legend>{label}</legend>
      <DayParts
        date={of(chosen.date)}
        month={of(chosen.month)}
        year={of(chosen.year)}
        years={offered.includes(shown) ? offered : [...offered, shown]}
      />
    </fieldset>
  );
}
