import { area } from '#backend/area.ts';
import { redealShoes, remakeDays } from '#backend/areas/sooth/audit/redeal-shoes.ts';
import { makeDays } from '#backend/areas/sooth/days/make-days.ts';
import { listRooms } from '#backend/areas/sooth/list-rooms.ts';
import { roomCommands } from '#backend/areas/sooth/ops/room-commands.ts';
import { sealedDays, sealedRooms } from '#backend/areas/sooth/sealings.ts';
import { seedRooms } from '#backend/areas/sooth/seed/seed-rooms.ts';
import { recordShoes } from '#backend/areas/sooth/shoes/record-shoes.ts';
import { showRoom } from '#backend/areas/sooth/show-room.ts';
import { implement } from '#backend/core/http/implement.ts';
import { sooth as contract } from '#contract/sooth.ts';

/** Tables at which the house deals by the clock from seeds that it committed to, and tips by named rules. Nobody bets at them. */
export const sooth = area({
  name: 'sooth',
  calls: implement(contract, { baccarat: listRooms, detail: showRoom }),
  jobs: [
    { name: 'make-sooth-days', cron: '* * * * *', run: makeDays },
    { name: 'record-sooth-shoes', cron: '* * * * *', run: recordShoes },
  ],
  seed: seedRooms,
  ops: roomCommands,
  sealings: [sealedRooms, sealedDays],
  audit: {
    scripts: ['backend/areas/sooth/audit/sooth.sql'],
    checks: [
      { name: 'sooth_days', find: remakeDays },
      { name: 'sooth_shoes', find: redealShoes },
    ],
  },
});
