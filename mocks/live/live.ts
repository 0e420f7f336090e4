import { z } from 'zod';
import type { LiveChange } from '#contract/live.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import type { InboxState } from '#mocks/inbox/inbox.ts';
import type { LottoState } from '#mocks/lotto/state.ts';
import { mockArea } from '#mocks/mock.ts';
import type { WithdrawState } from '#mocks/payment/withdraw.ts';
import type { QuestsState } from '#mocks/quests/quests.ts';

/** An event of a world; its position is where it stands in the list, from 1. */
export interface MockEvent extends Thing {
  /** When it was noted, by the world's clock in milliseconds. */
  readonly atMs: number;
}

interface Thing {
  readonly memberId: string | null;
  readonly change: LiveChange;
}

export interface LiveState {
  live: {
    /** False until a journey wants it: a stream that stays open is a page that never comes to rest. */
    isHeld: boolean;
    /** How often a journey cut what was held. */
    cuts: number;
    events: MockEvent[];
    /** How things stood when they were looked at last. */
    stood: Map<string, Thing & { readonly value: string }> | undefined;
  };
}

type World = CoreWorld & InboxState & LottoState & QuestsState & WithdrawState & LiveState;

/** All that an event could be about, by what it says. */
function stateOf(world: World): NonNullable<LiveState['live']['stood']> {
  const terms = JSON.stringify([world.rates, world.controls]);
  const things = [
    ...world.members.map(({ memberId, balance, wallets }) => ({
      memberId,
      change: { kind: 'balance' as const, id: '', what: '' },
      value: JSON.stringify([balance, wallets]),
    })),
    {
      memberId: 'mock-member',
      change: { kind: 'inbox' as const, id: '', what: '' },
      value: world.inbox[0]?.id ?? '',
    },
    {
      memberId: 'mock-member',
      change: { kind: 'entitlement' as const, id: '', what: '' },
      value: world.pointRows[0]?.id ?? '',
    },
    ...world.bills.map(({ memberId, bill_id: id, status }) => ({
      memberId,
      change: { kind: 'bill' as const, id, what: WORDS[status] },
      value: status,
    })),
    ...world.withdrawals.map(({ memberId, shown: { ref: id, status } }) => ({
      memberId,
      change: { kind: 'withdrawal' as const, id, what: status },
      value: status,
    })),
    ...world.rounds.flatMap(({ round_id: id, status, closes_at }) => [
      {
        memberId: null,
        change: { kind: 'round' as const, id, what: status },
        value: `${status} ${closes_at}`,
      },
      { memberId: null, change: { kind: 'terms' as const, id, what: '' }, value: terms },
    ]),
    ...world.results.map(({ round_id: id, published_at }) => ({
      memberId: null,
      change: { kind: 'result' as const, id, what: '' },
      value: published_at,
    })),
  ];
  return new Map(things.map((one) => [`${one.memberId} ${one.change.kind} ${one.change.id}`, one]));
}

const WORDS = {
  pending: 'accepted',
  won: 'settled',
  lost: 'settled',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const;

/** Writes down what is different since the last look: a world has no other place where a change would be known. */
export function noteChanges(world: World): void {
  const { live } = world;
  const state = stateOf(world);
  const atMs = Date.parse(nowOf(world));
  for (const [key, { memberId, change, value }] of state)
    if (live.stood && live.stood.get(key)?.value !== value) live.events.push({ memberId, change, atMs });
  live.stood = state;
}

export const live = mockArea({
  state: (): LiveState => ({ live: { isHeld: false, cuts: 0, events: [], stood: undefined } }),
  handlers: [],
  change: {
    /** Holds the event stream from now on, or ends it. */
    shape: { live: z.boolean().optional() },
    apply: (world: World, { live: isHeld }) => {
      if (isHeld === undefined) return;
      world.live.isHeld = isHeld;
      if (!isHeld) world.live.cuts += 1;
      if (isHeld && !world.live.stood) noteChanges(world);
    },
  },
});
