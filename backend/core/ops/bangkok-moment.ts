import { bangkokDate, bangkokTime } from '#rules/time/bangkok-time.ts';

/** As the database writes it in a text, or as ISO 8601 with its zone; what is beyond seconds stays as it is. */
const INSTANT = /\b(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d):(\d\d(?:\.\d+)?)(Z|[+-]\d\d(?::?\d\d)?)(?![\d:])/g;

/** An instant as operators read it everywhere: `2026-11-30 17:05 +07:00`. Seconds are cut off. */
export function bangkokMoment(at: Date): string {
  return `${bangkokDate(at)} ${bangkokTime(at)} +07:00`;
}

function zoneOf(offset: string): string {
  if (offset === 'Z') return offset;
  const [sign, digits] = [offset.slice(0, 1), offset.slice(1).replace(':', '').padEnd(4, '0')];
  return `${sign}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** A text with every instant in it as Bangkok has it, to the part of a second: the audit tells by these what differs. */
export function inBangkok(text: string): string {
  return text.replace(INSTANT, (whole, day: string, minute: string, seconds: string, offset: string) => {
    const at = new Date(`${day}T${minute}:00${zoneOf(offset)}`);
    if (Number.isNaN(at.getTime())) return whole;
    return `${bangkokDate(at)} ${bangkokTime(at)}:${seconds} +07:00`;
  });
}
