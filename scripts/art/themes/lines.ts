import * as animals from '#scripts/art/motifs/animals.ts';
import * as fruit from '#scripts/art/motifs/fruit.ts';
import * as luck from '#scripts/art/motifs/luck.ts';
import * as magic from '#scripts/art/motifs/magic.ts';
import * as sea from '#scripts/art/motifs/sea.ts';
import * as siam from '#scripts/art/motifs/siam.ts';
import * as space from '#scripts/art/motifs/space.ts';
import { type Theme, themed } from '#scripts/art/theme.ts';

/** Looks of the games on the machine `lines`. */
export const linesThemes: Readonly<Record<string, Theme>> = {
  'gem-palace': themed({
    sky: ['#3a1c8f', '#1d2f9c', '#0a1247'],
    glow: '#8fd0ff',
    spark: '#d9e6ff',
    layout: 'trio',

    heroes: [luck.crown, luck.ruby, luck.emerald],
    lows: [luck.ruby, luck.emerald, luck.amethyst, luck.topaz, luck.heart],
    highs: [luck.ring, luck.crown, luck.diamond, luck.goldBar, luck.star],
    wild: luck.crown,
    scatter: luck.diamond,
  }),
  'elephant-blessing': themed({
    sky: ['#ffe08a', '#f2994a', '#8a2c4a'],
    glow: '#fff8cf',
    spark: '#fff3c4',
    layout: 'close',
    scene: 'roofs',
    heroes: [animals.elephant, siam.garland, siam.garland],
    lows: [siam.lotus, siam.garland, siam.orchid, siam.fan, luck.bell],
    highs: [siam.drum, siam.temple, siam.mask, animals.elephant, luck.crown],
    wild: animals.elephant,
    scatter: siam.temple,
  }),
  'koi-pond': themed({
    sky: ['#5fe3c8', '#159a9c', '#07485c'],
    glow: '#e8fff5',
    spark: '#d6fff4',
    layout: 'pair',
    scene: 'bubbles',
    heroes: [sea.koi, sea.koi, siam.lotus],
    lows: [luck.clover, siam.lotus, sea.bubble, animals.turtle, siam.fan],
    highs: [animals.frog, luck.lantern, sea.pearl, sea.koi, luck.goldBar],
    wild: sea.koi,
    scatter: siam.lotus,
  }),
  'pearl-bay': themed({
    sky: ['#d8f3ff', '#79b8ff', '#4a4fb8'],
    glow: '#ffffff',
    spark: '#ffffff',
    layout: 'medallion',
    scene: 'waves',
    heroes: [sea.pearl, sea.shell, sea.starfish],
    lows: [sea.shell, sea.starfish, sea.bubble, sea.crab, sea.fish],
    highs: [sea.anchor, animals.turtle, sea.octopus, sea.pearl, luck.ring],
    wild: sea.pearl,
    scatter: sea.shell,
  }),
  'rabbit-moon': themed({
    sky: ['#3b3f9e', '#262a74', '#0f1140'],
    glow: '#fff2b8',
    spark: '#fff7d0',
    layout: 'arch',
    scene: 'stars',
    heroes: [animals.rabbit, space.moon, luck.lantern],
    lows: [siam.orchid, fruit.mandarin, luck.heart, siam.fan, luck.clover],
    highs: [luck.lantern, animals.owl, space.moon, animals.rabbit, luck.diamond],
    wild: animals.rabbit,
    scatter: space.moon,
  }),
  'captain-sail': themed({
    sky: ['#ffd9a0', '#3fa7c9', '#0d3b66'],
    glow: '#fff0c8',
    spark: '#fff5da',
    layout: 'hero',
    scene: 'waves',
    heroes: [sea.ship, sea.chest, sea.compass],
    lows: [sea.anchor, sea.palm, fruit.coconut, sea.crab, sea.shell],
    highs: [sea.compass, sea.shark, sea.ship, sea.chest, luck.goldBar],
    wild: sea.ship,
    scatter: sea.chest,
  }),
  'lotus-lake': themed({
    sky: ['#ffc6dd', '#c46bb8', '#4b2a78'],
    glow: '#fff0f7',
    spark: '#ffe6f4',
    layout: 'close',
    scene: 'waves',
    heroes: [siam.lotus, magic.butterfly, animals.frog],
    lows: [siam.orchid, sea.bubble, magic.feather, luck.clover, magic.butterfly],
    highs: [animals.frog, animals.peacock, sea.koi, siam.lotus, sea.pearl],
    wild: siam.lotus,
    scatter: magic.butterfly,
  }),
  'khon-stage': themed({
    sky: ['#b3122d', '#7a0a2a', '#2a0312'],
    glow: '#ffc04d',
    spark: '#ffd98a',
    layout: 'medallion',
    scene: 'roofs',
    heroes: [siam.mask, siam.drum, siam.fan],
    lows: [siam.fan, siam.garland, siam.drum, siam.orchid, siam.kite],
    highs: [siam.temple, animals.peacock, animals.monkey, siam.mask, luck.crown],
    wild: siam.mask,
    scatter: siam.drum,
  }),
};
