/** Names of the lottery kinds by kind. */
export const kindNames = { glo: 'หวยรัฐบาล' } as const;

/** Name of a kind. Throws RangeError for a code that this program does not know. */
export function kindName(code: string): string {
  const name = new Map<string, string>(Object.entries(kindNames)).get(code);
  if (name === undefined) throw new RangeError(`The lottery kind ${code} is unknown`);
  return name;
}
