import type { ComponentProps } from 'react';
import { LONG_MONTHS } from '#rules/time/bangkok-time.ts';
import styles from './day-parts.module.css';

type Select = Omit<ComponentProps<'select'>, 'children' | 'className' | 'aria-label'>;

interface DayPartsProps {
  readonly date: Select;
  readonly month: Select;
  readonly year: Select;
  /** Years of the Buddhist era. */
  readonly years: readonly number[];
}

const DATES = Array.from({ length: 31 }, (_, at) => at + 1);
export const dayWords = { date: 'วันที่', month: 'เดือน', year: 'พ.ศ.' } as const;

/** A day in three fields: a date field of the browser would show years of the Christian era. */
export function DayParts({ date, month, year, years }: DayPartsProps) {
  return (
    <div className={styles.parts}>
      <select {...date} aria-label={dayWords.date}>
        <option value="">{dayWords.date}</option>
        {DATES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <select {...month} aria-label={dayWords.month}>
        <option value="">{dayWords.month}</option>
        {LONG_MONTHS.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      <select {...year} aria-label={dayWords.year}>
        <option value="">{dayWords.year}</option>
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}

/** Years of the Buddhist era, the newest first. */
export function yearsBack(newest: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => newest - at);
}
