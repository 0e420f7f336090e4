const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** True for what happened within the last hour. */
export function isFresh(agoMs: number): boolean {
  return agoMs < HOUR_MS;
}

/** How long ago something was: `เมื่อสักครู่`, `5 นาทีที่แล้ว`, `3 ชม. ที่แล้ว`, `2 วันที่แล้ว`. */
export function agoText(agoMs: number): string {
  if (agoMs < MINUTE_MS) return 'เมื่อสักครู่';
  if (agoMs < HOUR_MS) return `${Math.floor(agoMs / MINUTE_MS)} นาทีที่แล้ว`;
  if (agoMs < DAY_MS) return `${Math.floor(agoMs / HOUR_MS)} ชม. ที่แล้ว`;
  return `${Math.floor(agoMs / DAY_MS)} วันที่แล้ว`;
}
