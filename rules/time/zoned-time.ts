const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far clocks of a zone are ahead of UTC at a moment, in ms. */
function aheadMs(zone: string, momentMs: number): number {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, clock);
  const [, sign, hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d\d):(\d\d))?/.exec(clock.format(momentMs)) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
}

/**
 * The moment when clocks in a zone (IANA name) show a day (`YYYY-MM-DD`) and time (`HH:MM`), summer time included, by the
 * platform's time zone database. In the hour that a zone skips it is the moment an hour later.
 */
export function instantIn(zone: string, day: string, time: string): Date {
  const wallMs = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wallMs)) throw new RangeError(`No such time: ${day} ${time}`);
  const nearMs = wallMs - aheadMs(zone, wallMs);
  return new Date(wallMs - aheadMs(zone, nearMs));
}
