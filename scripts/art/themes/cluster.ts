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

/** Looks of the games on the machine `cluster`. */
export const clusterThemes: Readonly<Record<string, Theme>> = {
  'jelly-garden': themed({
    sky: ['#ff9fe0', '#c45bff', '#5a1fb8'],
    glow: '#ffe6ff',
    spark: '#fff0ff',
    layout: 'crowd',
    scene: 'rainbow',
    heroes: [delight.jelly, delight.limeJelly, delight.grapeJelly],
    lows: [delight.honeyJelly, delight.limeJelly, delight.sodaJelly, space.candy, luck.heart],
    highs: [magic.lollipop, delight.grapeJelly, delight.jelly, magic.cupcake, luck.star],
    wild: delight.jelly,
    scatter: delight.sodaJelly,
  }),
  'parrot-grove': themed({
    sky: ['#b8ff6b', '#1f9e8a', '#0a4a5c'],
    glow: '#fff59a',
    spark: '#f4ffc0',
    layout: 'side',
    scene: 'jungle',
    heroes: [wildlife.parrot, wildlife.hibiscus, fruit.mango],
    lows: [fruit.mango, wildlife.hibiscus, fruit.dragonfruit, fruit.coconut, magic.feather],
    highs: [wildlife.gecko, magic.butterfly, wildlife.parrot, animals.peacock, animals.monkey],
    wild: wildlife.parrot,
    scatter: wildlife.hibiscus,
  }),
  'penguin-ice': themed({
    sky: ['#bfe8ff', '#6fa8e8', '#2f4fa8'],
    glow: '#ffffff',
    spark: '#ffffff',
    layout: 'hero',
    scene: 'snow',
    heroes: [wildlife.penguin, wildlife.snowflake, wildlife.snowflake],
    lows: [wildlife.snowflake, sea.fish, sea.bubble, space.cloud, luck.diamond],
    highs: [delight.shavedIce, revel.popsicle, wildlife.penguin, space.moon, luck.star],
    wild: wildlife.penguin,
    scatter: wildlife.snowflake,
  }),
  'flower-market': themed({
    sky: ['#ffe9d0', '#ff9a7a', '#b84a7a'],
    glow: '#fffbe8',
    spark: '#fff2c8',
    layout: 'trio',
    scene: 'petals',
    heroes: [delight.sunflower, delight.tulip, delight.whiteTulip],
    lows: [delight.tulip, delight.whiteTulip, siam.garland, siam.orchid, luck.clover],
    highs: [wildlife.hibiscus, siam.lotus, delight.sunflower, magic.butterfly, animals.bee],
    wild: delight.sunflower,
    scatter: siam.garland,
  }),
  'sushi-belt': themed({
    sky: ['#f4efe4', '#d8c8a8', '#8a2f2f'],
    glow: '#ffffff',
    spark: '#e0383f',
    layout: 'row',
    heroes: [delight.onigiri, delight.sushi, delight.prawn],
    lows: [siam.chilli, delight.prawn, fruit.lemon, sea.fish, siam.riceBowl],
    highs: [sea.crab, sea.octopus, delight.sushi, delight.onigiri, sea.koi],
    wild: delight.sushi,
    scatter: delight.onigiri,
  }),
  'panda-bamboo': themed({
    sky: ['#d4f7a8', '#7cc46a', '#2c6b4f'],
    glow: '#ffffff',
    spark: '#f2ffe0',
    layout: 'close',
    heroes: [animals.panda, wildlife.bamboo, wildlife.bamboo],
    lows: [wildlife.bamboo, siam.lotus, luck.clover, animals.frog, magic.feather],
    highs: [luck.lantern, siam.fan, animals.panda, animals.turtle, sea.pearl],
    wild: animals.panda,
    scatter: wildlife.bamboo,
  }),
  'arcade-corner': themed({
    sky: ['#1a0b3a', '#4a129e', '#0a0420'],
    glow: '#ff5df0',
    spark: '#5cffd0',
    layout: 'hero',
    scene: 'grid',
    heroes: [delight.joystick, magic.ghost, space.robot],
    lows: [luck.star, luck.heart, fruit.cherry, fruit.lemon, space.candy],
    highs: [magic.ghost, space.ufo, delight.joystick, space.robot, space.trophy],
    wild: delight.joystick,
    scatter: magic.ghost,
  }),
};
