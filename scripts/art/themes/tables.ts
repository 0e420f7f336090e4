import * as table from '#scripts/art/motifs/table.ts';
import type { Looks } from '#scripts/art/theme.ts';

/** Looks of the tables. */
export const tableLooks: Readonly<Record<string, Looks>> = {
  hilo: {
    sky: ['#0f7a52', '#0a4f3c', '#04241d'],
    glow: '#ffe08a',
    spark: '#ffd76b',
    layout: 'crowd',
    heroes: [table.dieSix, table.bowl, table.dieOne],
  },
};
