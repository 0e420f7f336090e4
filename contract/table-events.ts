import { z } from 'zod';
import { ranks, suits } from '#rules/baccarat/cards.ts';
import type { TableEvent } from '#rules/tables/events.ts';

const Face = z.int().min(1).max(6);
const Goals = z.int().min(0).max(5);
const Satang = z.int().min(0);
const CardName = z.templateLiteral([z.enum(ranks), z.enum(suits)]);
const Cards = z.array(CardName).readonly();

/** What happened in a round of a table; rules/tables/events.ts says what each means. */
export const TableEventOnWire: z.ZodType<TableEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dice'), dice: z.tuple([Face, Face, Face]).readonly() }),
  z.object({ kind: z.literal('cards'), player: Cards, banker: Cards }),
  z.object({ kind: z.literal('fish'), caught: z.array(z.int().min(1).max(8)).readonly() }),
  z.object({ kind: z.literal('goals'), home: Goals, away: Goals }),
  z.object({
    kind: z.literal('bets'),
    bets: z.array(z.object({ option: z.string(), stakeSatang: Satang, backSatang: Satang })).readonly(),
  }),
]);
