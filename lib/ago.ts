const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** True for what happened within the last hour. */
export function isFresh(instant: string, nowMs: number): boolean {
  return nowMs - Date.parse(instant) < HOUR_MS;
}

/**
 * How long ago an instant was, in words: `เมื่อสักครู่`, `5 นาทีที่แล้ว`, `3 ชั่วโมงที่แล้ว`, `2 วันที่แล้ว`. By hand, for a page's first scripts
 * have no room for a library.
 */
export function ago(instant: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(instant);
  if (agoMs < MINUTE_MS) return 'เมื่อสักครู่';
  if (agoMs < HOUR_MS) return `${Math.floor(agoMs / MINUTE_MS)} นาทีที่แล้ว`;
  if (agoMs < DAY_MS) return `${Math.floor(agoMs / HOUR_MS)} ชั่วโมงที่แล้ว`;
  return `${Math.floor(agoMs / DAY_MS)} วันที่แล้ว`;
}
