import * as animals from '#scripts/art/motifs/animals.ts';
import * as fruit from '#scripts/art/motifs/fruit.ts';
import * as lore from '#scripts/art/motifs/lore.ts';
import * as luck from '#scripts/art/motifs/luck.ts';
import * as magic from '#scripts/art/motifs/magic.ts';
import * as sea from '#scripts/art/motifs/sea.ts';
import * as siam from '#scripts/art/motifs/siam.ts';
import * as wildlife from '#scripts/art/motifs/wildlife.ts';
import { type Theme, themed } from '#scripts/art/theme.ts';

/** Looks of the games on the machine `book`. */
export const bookThemes: Readonly<Record<string, Theme>> = {
  'palm-scripture': themed({
    sky: ['#f2d59a', '#a8703a', '#4a2410'],
    glow: '#fff4c8',
    spark: '#ffeec0',
    layout: 'row',
    scene: 'roofs',
    heroes: [lore.palmLeaf, lore.candle, siam.lotus],
    lows: [siam.lotus, siam.garland, luck.bell, siam.orchid, siam.fan],
    highs: [lore.candle, siam.drum, lore.palmLeaf, animals.elephant, luck.crown],
    wild: lore.palmLeaf,
    scatter: lore.palmLeaf,
  }),
  'pirate-log': themed({
    sky: ['#2f8a8a', '#14505f', '#061f2e'],
    glow: '#ffdf8a',
    spark: '#ffe9b0',
    layout: 'side',
    scene: 'waves',
    heroes: [lore.pirateHat, sea.chest, wildlife.parrot],
    lows: [sea.shell, fruit.coconut, sea.crab, sea.palm, sea.anchor],
    highs: [sea.compass, wildlife.parrot, lore.pirateHat, sea.chest, sea.ship],
    wild: lore.pirateHat,
    scatter: lore.scroll,
  }),
  'witch-recipe': themed({
    sky: ['#7b4ab8', '#3f7a3a', '#101c10'],
    glow: '#b8ff6a',
    spark: '#dfffb0',
    layout: 'tower',
    scene: 'stars',
    heroes: [lore.witchHat, lore.cauldron, magic.ghost],
    lows: [magic.mushroom, magic.feather, lore.candle, animals.frog, luck.amethyst],
    highs: [animals.owl, magic.ghost, lore.cauldron, lore.witchHat, magic.crystalBall],
    wild: lore.witchHat,
    scatter: lore.cauldron,
  }),
  'stone-temple': themed({
    sky: ['#f0e27a', '#6a8f3a', '#22381a'],
    glow: '#fff8b0',
    spark: '#fdffd0',
    layout: 'hero',
    scene: 'jungle',
    heroes: [lore.idol, wildlife.hibiscus, wildlife.gecko],
    lows: [wildlife.gecko, luck.emerald, luck.topaz, magic.mushroom, magic.butterfly],
    highs: [lore.key, sea.compass, lore.idol, wildlife.lion, luck.goldBar],
    wild: lore.idol,
    scatter: lore.idol,
  }),
  'detective-case': themed({
    sky: ['#9a8a78', '#4f4a58', '#1c1a26'],
    glow: '#ffe2a0',
    spark: '#ffe8c0',
    layout: 'diagonal',
    scene: 'shelves',
    heroes: [lore.magnifier, lore.detectiveHat, lore.key],
    lows: [lore.candle, lore.quill, lore.key, magic.feather, luck.bell],
    highs: [luck.ring, lore.scroll, lore.detectiveHat, lore.magnifier, luck.diamond],
    wild: lore.detectiveHat,
    scatter: lore.magnifier,
  }),
  'sea-atlas': themed({
    sky: ['#3fd0e8', '#1477b8', '#0a2a66'],
    glow: '#c8fbff',
    spark: '#e0ffff',
    layout: 'close',
    scene: 'bubbles',
    heroes: [lore.diver, sea.octopus, sea.fish],
    lows: [sea.bubble, sea.starfish, sea.fish, sea.shell, sea.crab],
    highs: [sea.compass, animals.turtle, sea.octopus, lore.diver, sea.pearl],
    wild: lore.diver,
    scatter: sea.compass,
  }),
  'lion-legend': themed({
    sky: ['#e8623a', '#8f1f4a', '#2a0a2e'],
    glow: '#ffd06a',
    spark: '#ffe0a0',
    layout: 'medallion',
    scene: 'hills',
    heroes: [wildlife.lion, magic.feather, magic.feather],
    lows: [magic.feather, siam.orchid, siam.garland, luck.topaz, luck.ruby],
    highs: [animals.peacock, animals.elephant, siam.mask, wildlife.lion, luck.crown],
    wild: wildlife.lion,
    scatter: wildlife.lion,
  }),
};
