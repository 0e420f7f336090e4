import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th.js';
import relativeTime from 'dayjs/plugin/relativeTime.js';

dayjs.extend(relativeTime);

/** So long something is said to be just now; dayjs would say "a few seconds". */
const JUST_NOW_MS = 45_000;

/** How long ago an instant was, in words: `5 นาทีที่แล้ว`. */
export function ago(instant: string, nowMs: number): string {
  if (nowMs - Date.parse(instant) < JUST_NOW_MS) return 'เมื่อสักครู่';
  return dayjs(instant).locale('th').from(nowMs);
}

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
