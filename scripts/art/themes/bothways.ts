import * as animals from '#scripts/art/motifs/animals.ts';
import * as delight from '#scripts/art/motifs/delight.ts';
import * as fruit from '#scripts/art/motifs/fruit.ts';
import * as luck from '#scripts/art/motifs/luck.ts';
import * as magic from '#scripts/art/motifs/magic.ts';
import * as revel from '#scripts/art/motifs/revel.ts';
import * as sea from '#scripts/art/motifs/sea.ts';
import * as siam from '#scripts/art/motifs/siam.ts';
import * as space from '#scripts/art/motifs/space.ts';
import * as wildlife from '#scripts/art/motifs/wildlife.ts';
import { type Theme, themed } from '#scripts/art/theme.ts';

/** Looks of the games on the machine `bothways`. */
export const bothwaysThemes: Readonly<Record<string, Theme>> = {
  'neon-garage': themed({
    sky: ['#ff2f9e', '#5a12b8', '#12062e'],
    glow: '#5cffe8',
    spark: '#5cffe8',
    layout: 'close',
    scene: 'grid',
    heroes: [revel.car, luck.star, luck.star],
    lows: [luck.star, space.thunder, revel.wheel, luck.diamond, luck.ring],
    highs: [revel.flag, revel.speaker, revel.car, space.trophy, luck.goldBar],
    wild: revel.car,
    scatter: revel.flag,
  }),
  'firefly-canal': themed({
    sky: ['#0f4a5c', '#0a2f3f', '#04141f'],
    glow: '#e8ff6a',
    spark: '#f4ff9a',
    layout: 'pair',
    scene: 'stars',
    heroes: [wildlife.firefly, wildlife.firefly, siam.lotus],
    lows: [siam.lotus, animals.frog, sea.shell, siam.orchid, magic.feather],
    highs: [siam.boat, luck.lantern, wildlife.firefly, space.moon, animals.owl],
    wild: wildlife.firefly,
    scatter: luck.lantern,
  }),
  'takraw-court': themed({
    sky: ['#5ad0ff', '#ffb04a', '#d8502a'],
    glow: '#fff6d0',
    spark: '#ffffff',
    layout: 'diagonal',
    scene: 'beams',
    heroes: [revel.takraw, space.trophy, space.whistle],
    lows: [space.whistle, revel.flag, siam.drum, space.shirt, luck.star],
    highs: [luck.bell, space.thunder, revel.takraw, space.trophy, luck.crown],
    wild: revel.takraw,
    scatter: space.whistle,
  }),
  'balloon-fair': themed({
    sky: ['#7fd4ff', '#c8ecff', '#ffd9a0'],
    glow: '#ffffff',
    spark: '#fff8d8',
    layout: 'tower',
    scene: 'clouds',
    heroes: [revel.balloon, siam.kite, revel.balloon],
    lows: [siam.kite, space.cloud, delight.gift, space.candy, luck.heart],
    highs: [revel.rainbow, space.sun, revel.balloon, space.rocket, luck.star],
    wild: revel.balloon,
    scatter: siam.kite,
  }),
  'shaved-ice': themed({
    sky: ['#baf7ea', '#5fd6d6', '#ff8fa8'],
    glow: '#ffffff',
    spark: '#ffffff',
    layout: 'hero',
    scene: 'rainbow',
    heroes: [delight.shavedIce, revel.popsicle, revel.teaCup],
    lows: [fruit.watermelon, fruit.lemon, fruit.cherry, fruit.coconut, fruit.mango],
    highs: [revel.popsicle, revel.teaCup, delight.shavedIce, magic.iceCream, wildlife.snowflake],
    wild: delight.shavedIce,
    scatter: revel.popsicle,
  }),
  'disco-floor': themed({
    sky: ['#2a0a5c', '#8a1fa8', '#1a0630'],
    glow: '#ffd0ff',
    spark: '#ffe65c',
    layout: 'arch',
    scene: 'beams',
    heroes: [revel.discoBall, revel.microphone, revel.note],
    lows: [revel.note, luck.star, luck.heart, space.moon, luck.ring],
    highs: [revel.microphone, revel.speaker, revel.discoBall, luck.crown, luck.diamond],
    wild: revel.discoBall,
    scatter: revel.note,
  }),
  'swan-mirror': themed({
    sky: ['#e8dcff', '#a8b8f0', '#5a6bb8'],
    glow: '#ffffff',
    spark: '#fdf6ff',
    layout: 'row',
    scene: 'waves',
    heroes: [wildlife.swan, delight.whiteTulip, delight.whiteTulip],
    lows: [delight.whiteTulip, sea.bubble, magic.feather, magic.butterfly, siam.lotus],
    highs: [sea.pearl, luck.ring, wildlife.swan, space.moon, luck.crown],
    wild: wildlife.swan,
    scatter: siam.lotus,
  }),
};
