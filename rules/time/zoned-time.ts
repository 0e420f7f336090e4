const clocks = new Map<string, Intl.DateTimeFormat>();
/** By zone and moment. The schedules ask for the same few hundred every minute, and a clock of a zone is slow to read. */
const known = new Map<string, number>();
const MOST_KNOWN = 20_000;

/** How far clocks of a zone are ahead of UTC at a moment, in ms. */
function aheadMs(zone: string, momentMs: number): number {
  const key = `${zone} ${momentMs}`;
  const ahead = known.get(key) ?? readAheadMs(zone, momentMs);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, ahead);
  return ahead;
}

function readAheadMs(zone: string, momentMs: number): number {
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
