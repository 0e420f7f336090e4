import * as animals from '#scripts/art/motifs/animals.ts';
import * as delight from '#scripts/art/motifs/delight.ts';
import * as luck from '#scripts/art/motifs/luck.ts';
import * as magic from '#scripts/art/motifs/magic.ts';
import * as sea from '#scripts/art/motifs/sea.ts';
import * as space from '#scripts/art/motifs/space.ts';
import * as table from '#scripts/art/motifs/table.ts';
import type { Motif } from '#scripts/art/paint.ts';
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
  gourd: {
    sky: ['#ff9d3c', '#c2410c', '#4a1205'],
    glow: '#ffe9a8',
    spark: '#ffd76b',
    layout: 'hero',
    scene: 'confetti',
    heroes: [table.gourd, sea.crab, sea.fish],
  },
  baccarat: {
    sky: ['#2a6fdb', '#173b8c', '#08143d'],
    glow: '#bfe0ff',
    spark: '#ffe08a',
    layout: 'pair',
    heroes: [table.nineOfHearts, table.aceOfSpades, luck.diamond],
  },
  fishing: {
    sky: ['#38d0d8', '#0b6f9e', '#06264f'],
    glow: '#d8fbff',
    spark: '#ffd76b',
    layout: 'hero',
    heroes: [sea.shark, sea.fish, sea.octopus],
  },
  football: {
    sky: ['#9be15d', '#2f8f2f', '#0c3a14'],
    glow: '#ffffff',
    spark: '#ffe08a',
    layout: 'pair',
    heroes: [space.football, space.trophy, space.whistle],
  },
};

/** Pictures of the fish to shoot at, from the first to the eighth (rules/tables/option-words.ts). */
export const fishMotifs: readonly Motif[] = [
  sea.fish,
  sea.starfish,
  sea.crab,
  delight.prawn,
  animals.turtle,
  sea.octopus,
  sea.shark,
  magic.dragon,
];

/** Pictures of the faces of dice that have some, from the first to the sixth (rules/tables/option-words.ts). */
export const signMotifs: readonly Motif[] = [
  table.gourd,
  sea.crab,
  sea.fish,
  animals.tiger,
  animals.rooster,
  delight.prawn,
];
