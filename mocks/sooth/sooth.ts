import { z } from 'zod';
import { sooth as contract, type SoothDetail, type SoothRoom } from '#contract/sooth.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { cardsIn, dealtCards, type Hand } from '#rules/baccarat/hand.ts';
import { BEFORE_CUT } from '#rules/baccarat/shoe.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { nextSlot, type Slot, slotAt, slotBefore, slotStart, tableAt } from '#rules/sooth/schedule.ts';
import { daySeeds, handsOf, outcomesOf } from '#rules/sooth/shoe-seeds.ts';
import { noRecords, recordsOf, sumRecords, tipRules, tipsAfter } from '#rules/sooth/tips.ts';

interface SoothState {
  /** Rooms that an operator closed. */
  soothClosed: number[];
  /** The site was set up just now: nothing is committed to. */
  soothNew: boolean;
}
type World = CoreWorld & SoothState;
const mock = mocksOf<World>();

const rooms = ['ห้องมังกรทอง', 'ห้องหยก', 'ห้องดอกบัว', 'ห้องหงส์'].map((name, at) => ({
  ...{ id: at + 1, name },
  place: [0, 2, 1, 3][at] ?? 0,
}));
type Room = (typeof rooms)[number];

interface Dealt {
  readonly commit: string;
  readonly seed: string;
  readonly hands: readonly Hand[];
}
const shoes = new Map<string, Promise<Dealt>>();

async function deal(roomId: number, { day, no }: Slot): Promise<Dealt> {
  const { commit, seeds } = await daySeeds(plainHashing, `mock ${roomId} ${day}`);
  const seed = seeds[no - 1] ?? '';
  return { commit, seed, hands: await handsOf(plainHashing, { roomId, day, no, seed }) };
}

/** Every world has the same shoes, so each is dealt once. */
function shoeOf(roomId: number, slot: Slot): Promise<Dealt> {
  const key = `${roomId} ${slot.day} ${slot.no}`;
  const known = shoes.get(key) ?? deal(roomId, slot);
  shoes.set(key, known);
  return known;
}

async function statusOf(world: World, { id, name, place }: Room) {
  const now = new Date(nowOf(world));
  const slot = slotAt(now, place);
  const [startsAt, nextShoeAt] = [slotStart(slot, place), slotStart(nextSlot(slot), place)];
  const isClosed = world.soothClosed.includes(id);
  const dealt = isClosed || world.soothNew ? null : await shoeOf(id, slot);
  const table = dealt && tableAt({ startsAt, hands: dealt.hands, nextShoeAt }, now);
  const hands = table?.shown ?? [];
  const outcomes = hands.map(({ outcome }) => outcome);
  const count = (of: string) => outcomes.filter((one) => one === of).length;
  const isWaiting = table?.isWaiting ?? true;
  const tips = tipsAfter(isWaiting ? [] : outcomes);
  const room: SoothRoom = {
    ...{ room_id: id, name, state: isClosed ? 'closed' : isWaiting ? 'waiting' : 'dealing' },
    ...{ shoe_no: dealt ? slot.no : null, outcomes: outcomes.join('') },
    counts: { banker: count('B'), player: count('P'), tie: count('T') },
    tips: tipRules.map((rule) => ({ rule, side: tips[rule] })),
    next_hand_at: isClosed ? null : (table?.nextHandAt ?? nextShoeAt).toISOString(),
    next_shoe_at: isClosed ? null : nextShoeAt.toISOString(),
  };
  const out = hands.reduce((sum, hand) => sum + cardsIn(hand), 0);
  const shoe: SoothDetail['shoe'] = dealt && {
    ...{ ...slot, commit: dealt.commit, starts_at: startsAt.toISOString(), hands: hands.map(dealtCards) },
    ...{ cards_left: Math.max(0, BEFORE_CUT - out), seed: table?.hasEnded ? dealt.seed : null },
  };
  return { room, shoe };
}

/** The five shoes before the one of now. */
async function endedOf(world: World, { id, place }: Room): Promise<SoothDetail['ended']> {
  const ended: SoothDetail['ended'] = [];
  let slot = slotAt(new Date(nowOf(world)), place);
  while (ended.length < 5 && !world.soothNew) {
    slot = slotBefore(slot);
    const { commit, seed, hands } = await shoeOf(id, slot);
    ended.push({ ...slot, commit, seed, outcomes: outcomesOf(hands) });
  }
  return ended;
}

const handlers = [
  mock(contract.baccarat, async ({ world }) => {
    const all = await Promise.all(rooms.map((room) => statusOf(world, room)));
    return { rooms: all.map(({ room }) => room) };
  }),
  mock(contract.detail, async ({ world, input }) => {
    const found = rooms.find(({ id }) => id === input.room_id);
    if (!found) throw notFound();
    const [status, ended] = await Promise.all([statusOf(world, found), endedOf(world, found)]);
    const hands = await Promise.all(ended.map((shoe) => shoeOf(found.id, shoe)));
    const records = hands
      .map((shoe) => recordsOf(shoe.hands.map(({ outcome }) => outcome)))
      .reduce(sumRecords, noRecords);
    return {
      ...status,
      ...{ shoes: ended.length, records: tipRules.map((rule) => ({ rule, ...records[rule] })), ended },
    };
  }),
];

export const sooth = mockArea({
  state: (): SoothState => ({ soothClosed: [], soothNew: false }),
  handlers,
  change: {
    shape: { soothClosed: z.array(z.int()).optional(), soothNew: z.boolean().optional() },
    apply: (world: World, { soothClosed, soothNew }) => {
      if (soothClosed) world.soothClosed = soothClosed;
      if (soothNew !== undefined) world.soothNew = soothNew;
    },
  },
});
