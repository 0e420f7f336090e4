import type { Services } from '#backend/services.ts';

/** Every area that has wagers, and every kind within one as `area/kind`. */
export function wagerNamesOf({ wagerNames }: Pick<Services, 'wagerNames'>): ReadonlySet<string> {
  const all = [...wagerNames.values()];
  return new Set(
    all.flatMap(({ area, kindLabels }) => [area, ...[...kindLabels.keys()].map((kind) => `${area}/${kind}`)]),
  );
}
