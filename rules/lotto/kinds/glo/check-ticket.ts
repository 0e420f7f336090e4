import { normaliseTyped } from '#rules/text/normalise-text.ts';
import { timesDrawn } from './repeats.ts';

/** A prize tier as far as a ticket is held against it; `prize` in baht per ticket. */
export interface TicketTier {
  readonly id: string;
  readonly name: string;
  readonly prize: number;
  readonly numbers: readonly string[];
}

/** A typed ticket number as six ASCII digits; null while it is none. Blanks and dashes of any keyboard between digits are allowed. */
export function ticketNumber(typed: string): string | null {
  const digits = normaliseTyped(typed).replace(/[\s\p{Pd}\u2212]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** How often the number of a ticket was drawn in a tier. */
function timesIn(ticket: string, { id, numbers }: TicketTier): number {
  const asked = id === 'front_three' ? ticket.slice(0, 3) : ticket.slice(-(numbers[0]?.length ?? 0));
  return numbers.filter((number) => number === asked).length;
}

/**
 * Prizes of a six-digit government ticket, in the order of the tiers; a ticket wins every prize that its digits match, and one
 * as many `times` as its number was drawn there. Source: GLO prize table (front and back three digits, last two digits, all
 * others by six digits).
 */
export function checkTicket<Tier extends TicketTier>(
  ticket: string,
  tiers: readonly Tier[],
): (Tier & { readonly times: number })[] {
  return tiers.map((tier) => ({ ...tier, times: timesIn(ticket, tier) })).filter(({ times }) => times > 0);
}

/** What a ticket wins in baht, all prizes together. */
export function prizeTotal(won: readonly { readonly prize: number; readonly times: number }[]): number {
  return won.reduce((sum, { prize, times }) => sum + prize * times, 0);
}

/** Draws by what wins in them, so that a ticket is looked up in all of them at once. */
export type TicketIndex<Win> = ReadonlyMap<string, readonly Win[]>;

/** Where the digits of a ticket stand that a tier asks for. */
function keysOf(ticket: string): string[] {
  return [ticket, `^${ticket.slice(0, 3)}`, `$${ticket.slice(-3)}`, `$${ticket.slice(-2)}`];
}

function keyIn({ id }: TicketTier, number: string): string {
  if (id === 'front_three') return `^${number}`;
  return id === 'back_three' || id === 'last_two' ? `$${number}` : number;
}

/** Every prize of many draws under the digits that win it; `winOf` says what is kept of one that was drawn so often. */
export function indexTickets<Draw extends { readonly tiers: readonly TicketTier[] }, Win>(
  draws: readonly Draw[],
  winOf: (draw: Draw, tier: Draw['tiers'][number], times: number) => Win,
): TicketIndex<Win> {
  const index = new Map<string, Win[]>();
  for (const draw of draws) {
    for (const tier of draw.tiers) {
      for (const { number, times } of timesDrawn(tier.numbers)) {
        const win = winOf(draw, tier, times);
        const key = keyIn(tier, number);
        const wins = index.get(key);
        if (wins) wins.push(win);
        else index.set(key, [win]);
      }
    }
  }
  return index;
}

/** What a six-digit ticket wins over all draws of an index: the same as `checkTicket` says of each. */
export function winsIn<Win>(ticket: string, index: TicketIndex<Win>): Win[] {
  return keysOf(ticket).flatMap((key) => index.get(key) ?? []);
}
