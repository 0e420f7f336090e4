/** The later of two instants: what follows something has no earlier instant, also where a clock stepped back meanwhile. */
export function laterOf(one: Date, other: Date): Date {
  return new Date(Math.max(one.getTime(), other.getTime()));
}
