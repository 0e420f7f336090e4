import { wheelSeed, wheelSpin } from '#backend/areas/wheel/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Spins and what they were drawn from; a seed is shown by its member alone (`wheel/seed`). */
export const ownTables: readonly OwnTable[] = [
  {
    table: wheelSpin,
    whose: wheelSpin.memberId,
    order: [wheelSpin.number],
    // Made by the browser for one press alone.
    without: [wheelSpin.token],
  },
  { table: wheelSeed, whose: wheelSeed.owner, order: [wheelSeed.id], without: [wheelSeed.seed] },
];
