interface Grouped {
  readonly name: string;
  readonly needs?: readonly string[];
  readonly beside?: true;
}

/** Steps that run at the same time, in order. A step never runs beside one that it needs. */
export function groupSteps<One extends Grouped>(steps: readonly One[]): One[][] {
  const groups: One[][] = [];
  for (const step of steps) {
    const before = groups.at(-1);
    const waits = before?.some(({ name }) => step.needs?.includes(name));
    if (step.beside && before && !waits) before.push(step);
    else groups.push([step]);
  }
  return groups;
}
