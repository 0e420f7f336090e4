import * as animals from '#scripts/art/motifs/animals.ts';
import * as fruit from '#scripts/art/motifs/fruit.ts';
import * as luck from '#scripts/art/motifs/luck.ts';
import * as magic from '#scripts/art/motifs/magic.ts';
import * as marks from '#scripts/art/motifs/marks.ts';
import * as siam from '#scripts/art/motifs/siam.ts';
import * as space from '#scripts/art/motifs/space.ts';
import { type Theme, themed } from '#scripts/art/theme.ts';

/** Looks of the games on the machine `classic`. */
export const classicThemes: Readonly<Record<string, Theme>> = {
  'lucky-market': themed({
    sky: ['#ff6a3d', '#d81b60', '#4a0d52'],
    glow: '#ffd35c',
    spark: '#fff0b3',
    layout: 'hero',

    heroes: [luck.seven, fruit.cherry, fruit.watermelon],
    lows: [fruit.cherry, fruit.lemon, fruit.mandarin, fruit.grapes, fruit.mangosteen],
    highs: [luck.bell, fruit.watermelon, luck.seven, luck.star, luck.diamond],
    wild: luck.seven,
    scatter: luck.bell,
  }),
  'muay-thai-night': themed({
    sky: ['#1b2a6b', '#0e1440', '#05071c'],
    glow: '#ff4438',
    spark: '#ffd24a',
    layout: 'pair',
    scene: 'confetti',
    heroes: [siam.glove, siam.glove, space.trophy],
    lows: [space.whistle, siam.drum, siam.garland, siam.fan, fruit.mandarin],
    highs: [space.shirt, luck.bell, siam.glove, space.trophy, luck.crown],
    wild: siam.glove,
    scatter: siam.drum,
  }),
  'four-leaf': themed({
    sky: ['#0e7a5f', '#0b5a6b', '#06283d'],
    glow: '#c6f58a',
    spark: '#e6ffb8',
    layout: 'medallion',

    heroes: [luck.clover, luck.horseshoe, marks.baht],
    lows: [luck.heart, luck.topaz, luck.bell, fruit.cherry, luck.star],
    highs: [luck.clover, luck.horseshoe, luck.seven, luck.crown, luck.diamond],
    wild: luck.clover,
    scatter: luck.horseshoe,
  }),
  'tuk-tuk-town': themed({
    sky: ['#2de0d0', '#1590c9', '#0b3f7d'],
    glow: '#fff6a8',
    spark: '#f4ffff',
    layout: 'hero',
    scene: 'city',
    heroes: [siam.tukTuk, fruit.mango, siam.garland],
    lows: [siam.chilli, fruit.mango, fruit.coconut, siam.garland, siam.kite],
    highs: [siam.riceBowl, siam.temple, siam.boat, siam.tukTuk, luck.goldBar],
    wild: siam.tukTuk,
    scatter: siam.temple,
  }),
  'sweet-cart': themed({
    sky: ['#ffe0f0', '#ff8cc6', '#b8388f'],
    glow: '#ffffff',
    spark: '#fff2fa',
    layout: 'trio',

    heroes: [magic.donut, magic.cupcake, magic.iceCream],
    lows: [space.candy, magic.lollipop, fruit.cherry, luck.heart, fruit.watermelon],
    highs: [siam.mangoRice, magic.iceCream, magic.cupcake, magic.donut, luck.diamond],
    wild: magic.donut,
    scatter: magic.cupcake,
  }),
  'cup-final': themed({
    sky: ['#9be15d', '#25a244', '#0b4d2a'],
    glow: '#f6ffd8',
    spark: '#ffffff',
    layout: 'diagonal',
    scene: 'confetti',
    heroes: [space.football, space.trophy, space.shirt],
    lows: [space.whistle, space.shirt, siam.drum, luck.star, siam.kite],
    highs: [luck.bell, space.football, space.trophy, luck.crown, luck.goldBar],
    wild: space.football,
    scatter: space.trophy,
  }),
  'dawn-rooster': themed({
    sky: ['#ffd27a', '#ff8f4a', '#a3401c'],
    glow: '#fff6c2',
    spark: '#fff3c9',
    layout: 'close',
    scene: 'hills',
    heroes: [animals.rooster, space.sun, siam.chilli],
    lows: [siam.chilli, fruit.mandarin, fruit.mango, magic.feather, luck.clover],
    highs: [animals.bee, siam.drum, space.sun, animals.rooster, luck.goldBar],
    wild: animals.rooster,
    scatter: space.sun,
  }),
  'bee-garden': themed({
    sky: ['#fff3a0', '#f9c22b', '#b06a00'],
    glow: '#ffffff',
    spark: '#fffbe0',
    layout: 'row',
    scene: 'hills',
    heroes: [animals.bee, siam.orchid, magic.butterfly],
    lows: [fruit.lemon, luck.clover, fruit.cherry, siam.orchid, magic.feather],
    highs: [magic.butterfly, siam.lotus, animals.frog, animals.bee, space.sun],
    wild: animals.bee,
    scatter: siam.lotus,
  }),
};
