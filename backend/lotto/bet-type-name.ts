import texts from '#backend/lotto/rule-texts.json' with { type: 'json' };

const names = new Map(
  Object.values(texts).flatMap(({ types }) => types.map(({ type, name }) => [type, name])),
);

/** Thai name of a bet type. */
export function betTypeName(type: string): string {
  return names.get(type) ?? type;
}
