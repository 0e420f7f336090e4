import { z } from 'zod';
import { deck } from '#rules/baccarat/cards.ts';
import { SHOES_A_DAY } from '#rules/sooth/schedule.ts';
import { tipRules } from '#rules/sooth/tips.ts';
import { endpoint } from './endpoint.ts';
import { Day, Instant, Nothing } from './fields.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.int().min(0);
/** Banker, player or tie: a letter for each hand, the first one first. */
const Outcomes = z.string().regex(/^[BPT]*$/);
const ShoeNo = z.int().min(1).max(SHOES_A_DAY);

export const roomStates = ['dealing', 'waiting', 'closed'] as const;

const Room = z.object({
  room_id: z.int(),
  name: z.string(),
  /** Hands are dealt; the next shoe is waited for; an operator closed the room. */
  state: z.enum(roomStates),
  /** Number of the shoe in its day; null where none was begun. */
  shoe_no: ShoeNo.nullable(),
  outcomes: Outcomes,
  counts: z.object({ banker: Count, player: Count, tie: Count }),
  /** What each rule says of the next hand of this shoe; null where it says nothing. */
  tips: z.array(z.object({ rule: z.enum(tipRules), side: z.enum(['B', 'P']).nullable() })),
  /** When the next hand is dealt, of this shoe or the next; null in a closed room. */
  next_hand_at: Instant.nullable(),
  /** When the next shoe begins; null in a closed room. */
  next_shoe_at: Instant.nullable(),
});
export type SoothRoom = z.infer<typeof Room>;

const Shoe = z.object({
  day: Day,
  no: ShoeNo,
  /** Of the day: the seed of its shoe `no`, hashed `no` times. */
  commit: Hash,
  starts_at: Instant,
  /** The cards of each hand as they were dealt: P1 B1 P2 B2, then third cards. */
  hands: z.array(z.array(z.enum(deck)).min(4).max(6)),
  /** Cards before the cut card; 0 once it has come. */
  cards_left: Count,
  /** Null until the shoe has ended. */
  seed: Hash.nullable(),
});

const EndedShoe = z.object({ day: Day, no: ShoeNo, commit: Hash, seed: Hash, outcomes: Outcomes });
export type SoothEndedShoe = z.infer<typeof EndedShoe>;

const Detail = z.object({
  room: Room,
  /** The shoe of now, as far as it is dealt; null where none was begun. */
  shoe: Shoe.nullable(),
  /** Ended shoes of the room that are counted in `records`. */
  shoes: Count,
  /** How each rule did on hands of which it said a side, ties left out, and what always banker would have hit on the same. */
  records: z.array(z.object({ rule: z.enum(tipRules), said: Count, hits: Count, banker: Count })),
  /** The last ended shoes, newest first. */
  ended: z.array(EndedShoe).max(5),
});
export type SoothDetail = z.infer<typeof Detail>;

/** Tables at which the house deals by the clock, and what named rules make of their shoes. Nobody bets at them. */
export const sooth = {
  baccarat: endpoint({
    method: 'POST',
    path: '/api/sooth/baccarat',
    auth: 'member',
    summary: 'Rooms with the hands of their shoe so far and what each rule says of the next',
    request: Nothing,
    data: z.object({ rooms: z.array(Room) }),
  }),
  detail: endpoint({
    method: 'POST',
    path: '/api/sooth/detail',
    auth: 'member',
    summary: 'One room: cards, commitment, how its rules did, and ended shoes with their seeds',
    request: z.object({ room_id: z.int().positive().max(2_147_483_647) }),
    data: Detail,
  }),
};
