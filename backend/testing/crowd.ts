/** Runs the work `total` times, at most `width` at once, and answers what came of each, in the order in which they ended. */
export async function crowd<Answer>(
  total: number,
  width: number,
  work: (at: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const one = async () => {
    for (let at = next++; at < total; at = next++) answers.push(await work(at));
  };
  await Promise.all(Array.from({ length: width }, one));
  return answers;
}

/** How often each answer occurs. */
export function countOf(answers: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[String(answer)] = (counts[String(answer)] ?? 0) + 1;
  return counts;
}
