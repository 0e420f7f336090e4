import * as animals from '#scripts/art/motifs/animals.ts';
import * as fruit from '#scripts/art/motifs/fruit.ts';
import * as luck from '#scripts/art/motifs/luck.ts';
import * as magic from '#scripts/art/motifs/magic.ts';
import * as marks from '#scripts/art/motifs/marks.ts';
import * as sea from '#scripts/art/motifs/sea.ts';
import * as siam from '#scripts/art/motifs/siam.ts';
import * as space from '#scripts/art/motifs/space.ts';
import { type Theme, themed } from '#scripts/art/theme.ts';

/** Looks of the games on the machine `cascade`. */
export const cascadeThemes: Readonly<Record<string, Theme>> = {
  'lantern-night': themed({
    sky: ['#24307a', '#3a1a5e', '#12051f'],
    glow: '#ff9d3d',
    spark: '#ffcf5c',
    layout: 'row',
    scene: 'roofs',
    heroes: [luck.lantern, luck.lantern, luck.lantern],
    lows: [fruit.mandarin, luck.heart, luck.bell, fruit.cherry, siam.fan],
    highs: [luck.lantern, magic.ingot, magic.envelope, luck.ruby, luck.star],
    wild: luck.lantern,
    scatter: magic.ingot,
  }),
  'mushroom-wood': themed({
    sky: ['#7adf8f', '#2b8a6a', '#123c4a'],
    glow: '#f0ffc0',
    spark: '#e8ffd0',
    layout: 'row',
    scene: 'jungle',
    heroes: [magic.mushroom, animals.fox, animals.owl],
    lows: [luck.clover, magic.feather, animals.frog, animals.bee, magic.butterfly],
    highs: [animals.rabbit, animals.owl, animals.fox, magic.mushroom, magic.potion],
    wild: magic.mushroom,
    scatter: magic.butterfly,
  }),
  'magic-potion': themed({
    sky: ['#d14bd8', '#6a1fb0', '#1d0742'],
    glow: '#ffb8f6',
    spark: '#ffe0fc',
    layout: 'hero',
    scene: 'bubbles',
    heroes: [magic.potion, magic.crystalBall, magic.book],
    lows: [magic.mushroom, magic.feather, luck.amethyst, space.moon, luck.star],
    highs: [magic.ghost, animals.owl, magic.book, magic.potion, magic.crystalBall],
    wild: magic.crystalBall,
    scatter: magic.potion,
  }),
  'robot-lab': themed({
    sky: ['#ff9f5a', '#e0506a', '#43195c'],
    glow: '#ffe2a8',
    spark: '#fff0d0',
    layout: 'close',
    scene: 'city',
    heroes: [space.robot, space.thunder, space.ufo],
    lows: [luck.star, luck.heart, luck.topaz, luck.emerald, space.comet],
    highs: [space.ufo, space.thunder, space.rocket, space.robot, luck.diamond],
    wild: space.robot,
    scatter: space.comet,
  }),
  'candy-cloud': themed({
    sky: ['#a6e8ff', '#7fb6ff', '#8a6be0'],
    glow: '#ffffff',
    spark: '#ffffff',
    layout: 'row',
    scene: 'clouds',
    heroes: [magic.lollipop, magic.iceCream, space.candy],
    lows: [space.candy, luck.heart, fruit.cherry, fruit.lemon, space.cloud],
    highs: [magic.cupcake, magic.donut, magic.iceCream, magic.lollipop, luck.star],
    wild: magic.lollipop,
    scatter: space.candy,
  }),
  'monkey-island': themed({
    sky: ['#ffe66d', '#34c3b0', '#0b6f7d'],
    glow: '#fffbd0',
    spark: '#fffde8',
    layout: 'trio',
    scene: 'waves',
    heroes: [animals.monkey, sea.palm, fruit.coconut],
    lows: [fruit.coconut, fruit.mango, sea.shell, sea.crab, sea.starfish],
    highs: [animals.turtle, animals.panda, sea.palm, animals.monkey, sea.chest],
    wild: animals.monkey,
    scatter: sea.palm,
  }),
  'floating-market': themed({
    sky: ['#ffcf6b', '#ef7b45', '#7d2f4f'],
    glow: '#fff2c0',
    spark: '#fff6dc',
    layout: 'hero',
    scene: 'waves',
    heroes: [siam.boat, siam.riceBowl, siam.chilli],
    lows: [siam.chilli, fruit.lemon, fruit.coconut, fruit.mandarin, fruit.mango],
    highs: [siam.riceBowl, siam.mangoRice, fruit.durian, siam.boat, luck.goldBar],
    wild: siam.boat,
    scatter: siam.riceBowl,
  }),
  'lucky-cat': themed({
    sky: ['#ffd9d9', '#e8394a', '#7a0a26'],
    glow: '#fff0c0',
    spark: '#fff3d0',
    layout: 'medallion',

    heroes: [animals.luckyCat, magic.ingot, marks.baht],
    lows: [luck.heart, fruit.mandarin, siam.fan, fruit.cherry, luck.bell],
    highs: [magic.envelope, animals.buffalo, magic.ingot, animals.luckyCat, luck.goldBar],
    wild: animals.luckyCat,
    scatter: magic.envelope,
  }),
};
