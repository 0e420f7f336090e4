'use client';

import { AdapterDayjsBuddhist } from '@mui/x-date-pickers/AdapterDayjsBuddhist';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { thTH } from '@mui/x-date-pickers/locales';
import { calendarDay, dayOfCalendar, weekdayName } from '#lib/when.ts';
import styles from './period.module.css';

const words = thTH.components.MuiLocalizationProvider.defaultProps.localeText;

interface DayCalendarProps {
  readonly label: string;
  /** Days as `YYYY-MM-DD`. */
  readonly value: string;
  readonly first: string;
  readonly last: string;
  readonly onPick: (day: string) => void;
}

/** A calendar of Thai months in the Buddhist era, operated by touch or keyboard. */
export function DayCalendar({ label, value, first, last, onPick }: DayCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjsBuddhist} adapterLocale="th" localeText={words}>
      <fieldset className={styles.calendar} aria-label={label}>
        <DateCalendar
          value={calendarDay(value)}
          minDate={calendarDay(first)}
          maxDate={calendarDay(last)}
          disableHighlightToday
          views={['year', 'month', 'day']}
          openTo="day"
          dayOfWeekFormatter={weekdayName}
          onChange={(day, state) => {
            if (day && state === 'finish') onPick(dayOfCalendar(day));
          }}
        />
      </fieldset>
    </LocalizationProvider>
  );
}
