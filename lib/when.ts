import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th.js';

/** A day (`YYYY-MM-DD`) as a calendar takes it; no time zone changes which day that is. */
export function calendarDay(day: string): Dayjs {
  return dayjs(day).locale('th');
}

/** The day that was picked in a calendar, `YYYY-MM-DD`. */
export function dayOfCalendar(picked: Dayjs): string {
  return picked.format('YYYY-MM-DD');
}

/** Shortest name of a weekday that no other has: `พฤ.` */
export function weekdayName(day: Dayjs): string {
  return day.locale('th').format('dd');
}
