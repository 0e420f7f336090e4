import { normaliseDigits } from '#rules/text/digits.ts';

/** A prize tier as far as a ticket is held against it; `prize` in baht per ticket. */
export interface TicketTier {
  readonly id: string;
  readonly name: string;
  readonly prize: number;
  readonly numbers: readonly string[];
}

/** A typed ticket number as six ASCII digits; null while it is none. Blanks and dashes between digits are allowed. */
export function ticketNumber(typed: string): string | null {
  const digits = normaliseDigits(typed).replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

function wins(ticket: string, tier: TicketTier): boolean {
  if (tier.id === 'front_three') return tier.numbers.includes(ticket.slice(0, 3));
  if (tier.id === 'back_three') return tier.numbers.includes(ticket.slice(-3));
  if (tier.id === 'last_two') return tier.numbers.includes(ticket.slice(-2));
  return tier.numbers.includes(ticket);
}

/**
 * Prizes of a six-digit government ticket, in the order of the tiers; a ticket wins every prize that its digits match.
 * Source: GLO prize table (front and back three digits, last two digits, all others by six digits).
 */
export function checkTicket<Tier extends TicketTier>(ticket: string, tiers: readonly Tier[]): Tier[] {
  return tiers.filter((tier) => wins(ticket, tier));
}
