import * as animals from '#scripts/art/motifs/animals.ts';
import * as delight from '#scripts/art/motifs/delight.ts';
import * as fruit from '#scripts/art/motifs/fruit.ts';
import * as hoard from '#scripts/art/motifs/hoard.ts';
import * as lore from '#scripts/art/motifs/lore.ts';
import * as luck from '#scripts/art/motifs/luck.ts';
import * as magic from '#scripts/art/motifs/magic.ts';
import * as marks from '#scripts/art/motifs/marks.ts';
import * as revel from '#scripts/art/motifs/revel.ts';
import * as sea from '#scripts/art/motifs/sea.ts';
import * as siam from '#scripts/art/motifs/siam.ts';
import * as space from '#scripts/art/motifs/space.ts';
import { type Theme, themed } from '#scripts/art/theme.ts';

/** Looks of the games on the machine `hold`. */
export const holdThemes: Readonly<Record<string, Theme>> = {
  'gold-mine': themed({
    sky: ['#6b4a2a', '#3a2416', '#140b06'],
    glow: '#ffb938',
    spark: '#ffe08a',
    layout: 'hero',
    scene: 'cave',
    heroes: [hoard.mineCart, hoard.pickaxe, luck.goldBar],
    lows: [luck.ruby, luck.emerald, luck.topaz, luck.amethyst, luck.horseshoe],
    highs: [hoard.pickaxe, luck.goldBar, hoard.mineCart, luck.crown, luck.diamond],
    wild: hoard.mineCart,
    scatter: luck.goldBar,
  }),
  'money-tree': themed({
    sky: ['#fff6b0', '#8fd14f', '#2f7d4a'],
    glow: '#ffffff',
    spark: '#fff9d0',
    layout: 'close',
    scene: 'petals',
    heroes: [hoard.moneyTree, magic.envelope, magic.envelope],
    lows: [luck.clover, luck.heart, fruit.mandarin, siam.garland, siam.fan],
    highs: [magic.envelope, magic.ingot, hoard.moneyTree, animals.luckyCat, luck.goldBar],
    wild: hoard.moneyTree,
    scatter: magic.envelope,
  }),
  'piggy-bank': themed({
    sky: ['#ffd6ea', '#8fd0ff', '#4a7fe0'],
    glow: '#ffffff',
    spark: '#fff6c0',
    layout: 'side',
    scene: 'confetti',
    heroes: [hoard.pig, marks.baht, marks.baht],
    lows: [luck.heart, space.candy, luck.clover, luck.bell, luck.star],
    highs: [delight.gift, delight.egg, hoard.pig, magic.ingot, luck.goldBar],
    wild: hoard.pig,
    scatter: delight.gift,
  }),
  'rain-parade': themed({
    sky: ['#8ab4c8', '#4a7a9a', '#1c3a4f'],
    glow: '#ffe9a0',
    spark: '#d8f2ff',
    layout: 'pair',
    scene: 'clouds',
    heroes: [hoard.umbrella, siam.drum, revel.waterDrop],
    lows: [revel.waterDrop, animals.frog, siam.chilli, siam.kite, siam.lotus],
    highs: [siam.riceBowl, siam.drum, hoard.umbrella, space.thunder, animals.buffalo],
    wild: hoard.umbrella,
    scatter: siam.drum,
  }),
  'golden-train': themed({
    sky: ['#ffb36b', '#a8506b', '#352056'],
    glow: '#ffe9a8',
    spark: '#fff0c8',
    layout: 'diagonal',
    scene: 'hills',
    heroes: [hoard.train, luck.goldBar, revel.wheel],
    lows: [luck.bell, luck.star, sea.compass, fruit.cherry, luck.lantern],
    highs: [revel.wheel, lore.key, hoard.train, luck.goldBar, sea.chest],
    wild: hoard.train,
    scatter: lore.key,
  }),
  'harvest-buffalo': themed({
    sky: ['#8fd8ff', '#ffe28a', '#c98a1a'],
    glow: '#fffbe0',
    spark: '#fffdf0',
    layout: 'close',
    scene: 'dunes',
    heroes: [animals.buffalo, hoard.wheat, hoard.wheat],
    lows: [hoard.wheat, siam.chilli, fruit.mango, fruit.coconut, animals.frog],
    highs: [animals.rooster, siam.drum, animals.buffalo, space.sun, magic.ingot],
    wild: animals.buffalo,
    scatter: hoard.wheat,
  }),
  'lighthouse-coast': themed({
    sky: ['#1c2f6b', '#2f5f9e', '#0e2038'],
    glow: '#fff2a8',
    spark: '#eaf6ff',
    layout: 'tower',
    scene: 'waves',
    heroes: [hoard.lighthouse, revel.lifebuoy, sea.anchor],
    lows: [sea.shell, sea.starfish, sea.crab, sea.fish, sea.bubble],
    highs: [revel.lifebuoy, sea.anchor, hoard.lighthouse, sea.ship, sea.chest],
    wild: hoard.lighthouse,
    scatter: revel.lifebuoy,
  }),
};
