import { asc, eq } from 'drizzle-orm';
import { makeDays } from '#backend/areas/sooth/days/make-days.ts';
import { sealedRooms } from '#backend/areas/sooth/sealings.ts';
import { soothRoom } from '#backend/areas/sooth/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option, wholeOption } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

const MOST_ID = 999_999;

async function switchRoom(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const to = option(call, 'to');
  if (to !== 'open' && to !== 'closed') throw new OperatorRefusal('--to is open or closed');
  const id = wholeOption(call, 'room', MOST_ID);
  await services.db.transact(async (tx) => {
    const [room] = await tx.orm.select().from(soothRoom).where(eq(soothRoom.id, id)).for('update');
    if (!room) throw new OperatorRefusal(`There is no room ${id}`);
    if (room.status === to) throw new OperatorRefusal(`Room ${id} is ${to} already`);
    await tx.orm.update(soothRoom).set({ status: to }).where(eq(soothRoom.id, id));
    await noteChange(tx, services, 'sooth', `switch:${id}:${to}`);
    await sealRows(tx, services, sealedRooms, [id]);
  });
  // Nothing was committed to while it was closed.
  if (to === 'open' && !call.dryRun) await makeDays(services);
  return { code: 0, lines: [`room ${id}: ${to}`] };
}

async function listRooms({ services }: OpsCall): Promise<OpsAnswer> {
  const rooms = await services.db.orm.select().from(soothRoom).orderBy(asc(soothRoom.id));
  return { code: 0, lines: rooms.map(({ id, name, status }) => `${id}: ${status}, ${name}`) };
}

export const roomCommands: readonly OpsCommand[] = [
  {
    name: 'sooth switch',
    summary:
      'Open a room of baccarat tips, or close it; what was committed to is dealt and shown all the same',
    changes: true,
    needsReason: true,
    options: { room: needs('ROOM'), to: needs('open|closed') },
    run: switchRoom,
  },
  {
    name: 'sooth list',
    summary: 'Rooms of baccarat tips',
    changes: false,
    options: {},
    run: listRooms,
  },
];
