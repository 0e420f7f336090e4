import { makeDays } from '#backend/areas/sooth/days/make-days.ts';
import { sealedRooms } from '#backend/areas/sooth/sealings.ts';
import firstRooms from '#backend/areas/sooth/seed/rooms.json' with { type: 'json' };
import { soothRoom } from '#backend/areas/sooth/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';

/** Puts the first rooms in place, open, and commits to their next shoes. */
export async function seedRooms(services: Services): Promise<void> {
  const { db, agentId, clock } = services;
  const there = await db.orm.select({ id: soothRoom.id }).from(soothRoom);
  const known = new Set(there.map(({ id }) => id));
  if (firstRooms.some(({ id }) => !known.has(id)))
    await db.transact(async (tx) => {
      const rows = firstRooms.map((room) => ({
        ...room,
        agentId,
        status: 'open' as const,
        madeAt: clock.now(),
      }));
      const made = await tx.orm
        .insert(soothRoom)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: soothRoom.id });
      await sealRows(
        tx,
        services,
        sealedRooms,
        made.map(({ id }) => id),
      );
    });
  await makeDays(services);
}
