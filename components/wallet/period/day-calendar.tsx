'use client';

import { AdapterDayjsBuddhist } from '@mui/x-date-pickers/AdapterDayjsBuddhist';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { thTH } from '@mui/x-date-pickers/locales';
import { calendarDay, dayOfCalendar, weekdayName } from '#lib/when.ts';
import type { Period } from '#rules/money/played.ts';
import styles from './period.module.css';

/** Seven days as wide as the dialog lets them be, each as high as a finger. */
const fluid = {
  width: '100%',
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickersCalendarHeader-root': { margin: 0, padding: 0, minHeight: 44, maxHeight: 'none' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 1fr)',
    margin: 0,
  },
  '& .MuiDayCalendar-weekDayLabel, & .MuiPickerDay-root': { width: '100%', height: 44, margin: 0 },
  '& .MuiPickerDay-root': { borderRadius: '12px', fontSize: 'var(--type-tight-5)' },
  '& .MuiPickersSlideTransition-root': { minHeight: 6 * 44 },
  '& .MuiYearCalendar-root': { width: '100%' },
};
const words = thTH.components.MuiLocalizationProvider.defaultProps.localeText;

interface DayCalendarProps {
  readonly label: string;
  /** Days as `YYYY-MM-DD`. */
  readonly value: string;
  /** What is chosen so far. */
  readonly period: Period;
  readonly first: string;
  readonly last: string;
  readonly onPick: (day: string) => void;
}

/** A calendar of Thai months in the Buddhist era, operated by touch or keyboard. */
export function DayCalendar({ label, value, period, first, last, onPick }: DayCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjsBuddhist} adapterLocale="th" localeText={words}>
      <fieldset className={styles.calendar} aria-label={label}>
        <DateCalendar
          value={calendarDay(value)}
          minDate={calendarDay(first)}
          maxDate={calendarDay(last)}
          disableHighlightToday
          sx={fluid}
          slotProps={{
            day: ({ day }) => {
              const picked = dayOfCalendar(day);
              return { className: picked >= period.from && picked <= period.to ? styles.within : '' };
            },
          }}
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
