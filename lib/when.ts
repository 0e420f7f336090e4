import dayjs from 'dayjs';
import 'dayjs/locale/th.js';
import relativeTime from 'dayjs/plugin/relativeTime.js';

dayjs.extend(relativeTime);

/** How long ago an instant was, in words: `5 นาทีที่แล้ว`. */
export function ago(instant: string, nowMs: number): string {
  return dayjs(instant).locale('th').from(nowMs);
}
