import draws from '#backend/areas/lotto/seed/glo-draws-2025.json' with { type: 'json' };
import { correctResult } from '#backend/areas/lotto/settlement/correct-result.ts';
import { type Publication, publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import type { World } from '#backend/testing/world.ts';

export type Draw = (typeof draws)[number];
type Changed = { readonly services?: World['services']; readonly draw?: Draw };

/** A published draw of 2025; of `ROUND` unless another day is said. */
export function drawOf(date = '2025-06-16'): Draw {
  const draw = draws.find((one) => one.date === date);
  if (!draw) throw new Error(`No draw on ${date}`);
  return draw;
}

/** What an operator publishes of a draw. */
export function publicationOf(draw: Draw): Publication {
  return { kind: 'glo', date: draw.date, draw, source: 'ผลที่ประกาศ', who: 'tester' };
}

/** Publishes the draw of `ROUND`, or another one. */
export function publish(world: World, { services = world.services, draw = drawOf() }: Changed = {}) {
  return publishResult(services, publicationOf(draw));
}

/** Corrects the result of `ROUND` to a draw. */
export function correct(world: World, draw: Draw, services = world.services) {
  return correctResult(services, { roundId: ROUND, draw, source: 'ผลที่แก้ไข', who: 'tester' });
}
