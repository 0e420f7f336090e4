import { endWagers, type WagerEnd } from '#backend/core/wagers/end-wagers.ts';
import { addTotals } from '#backend/core/wagers/member-totals.ts';
import { wager, wagerEvent } from '#backend/core/wagers/tables.ts';
import type { World } from '#backend/testing/world.ts';

export interface PlacedWager {
  readonly area: string;
  readonly kind: string;
  readonly reference: string;
  readonly memberId: string;
  readonly satang: bigint;
}

const BATCH = 500;

/** What holds wagers against the bills, rounds and totals that these do not have, and members against their acts. */
export const WITHOUT_DOCUMENTS = [
  'wager_bill',
  'wager_total',
  'game_wager_unknown',
  'closed_account',
  'exclusion_act',
];

/** Wagers without anything that they are for, which only an area's own audit lets pass. */
export async function placeWagers(world: World, placed: readonly PlacedWager[]): Promise<void> {
  const { db, agentId } = world.services;
  const at = world.clock.now();
  for (let from = 0; from < placed.length; from += BATCH) {
    const some = placed.slice(from, from + BATCH);
    const state = { status: 'accepted', version: 1, payoutSatang: 0n } as const;
    await db.orm.insert(wager).values(
      some.map(({ satang, ...one }) => ({
        ...{ ...one, ...state, agentId, wallet: 'main', acceptedAt: at },
        ...{ faceSatang: satang, chargedSatang: satang, validSatang: satang },
      })),
    );
    await db.orm
      .insert(wagerEvent)
      .values(
        some.map(({ area, reference, satang }) => ({ ...state, area, reference, validSatang: satang, at })),
      );
    const after = (validSatang: bigint) => ({ ...state, validSatang });
    await db.transact((tx) =>
      addTotals(
        tx,
        some.map(({ satang, ...one }) => ({
          ...{ ...one, version: 1, at, before: null, after: after(satang) },
          ...{ faceSatang: satang, chargedSatang: satang },
        })),
      ),
    );
  }
}

type Ended = PlacedWager & { readonly as?: WagerEnd['status']; readonly valid?: bigint };

/** Ends wagers, or gives ended ones another result: settled with their stake unless said. */
export async function endPlaced(world: World, ended: readonly Ended[]): Promise<void> {
  const at = world.clock.now();
  for (const [area, own] of Map.groupBy(ended, (one) => one.area))
    for (let from = 0; from < own.length; from += BATCH) {
      const ends = own.slice(from, from + BATCH).map(({ reference, satang, as = 'settled', valid }) => ({
        ...{ reference, status: as, payoutSatang: 0n },
        validSatang: valid ?? (as === 'settled' ? satang : 0n),
      }));
      await world.db.transact((tx) => endWagers(tx, [], { area, at, ends }));
    }
}
