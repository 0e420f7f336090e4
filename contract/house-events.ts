import { z } from 'zod';
import type { SlotEvent } from '#rules/slots/events.ts';
import { symbols } from '#rules/slots/symbols.ts';

const SymbolName = z.enum(symbols);
const Cell = z.tuple([z.int(), z.int()]).readonly();
const Window = z.array(z.array(SymbolName).readonly()).readonly();
const Pay = z.int().min(0);
const Wins = z
  .array(
    z.object({
      symbol: SymbolName,
      count: z.int(),
      cells: z.array(Cell).readonly(),
      multiplier: z.int(),
      payHundredths: Pay,
    }),
  )
  .readonly();
const Coin = z.object({
  cell: Cell,
  payHundredths: Pay,
  jackpot: z.enum(['mini', 'minor', 'major']).nullable(),
});

/** What happened in a round of a slot; rules/slots/events.ts says what each means. */
export const SlotEventOnWire: z.ZodType<SlotEvent> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('spin'),
    mode: z.enum(['base', 'free', 'respin']),
    window: Window,
    held: z.array(z.int()).readonly(),
    wins: Wins,
  }),
  z.object({ kind: z.literal('expand'), symbol: SymbolName, reels: z.array(z.int()).readonly(), wins: Wins }),
  z.object({
    kind: z.literal('free-spins'),
    awarded: z.int(),
    left: z.int(),
    cells: z.array(Cell).readonly(),
    special: SymbolName.nullable(),
  }),
  z.object({ kind: z.literal('cascade'), removed: z.array(Cell).readonly(), window: Window, wins: Wins }),
  z.object({ kind: z.literal('hold'), coins: z.array(Coin).readonly(), left: z.int() }),
  z.object({ kind: z.literal('prize'), name: z.enum(['coins', 'grand']), payHundredths: Pay }),
  z.object({ kind: z.literal('capped'), payHundredths: Pay }),
]);
