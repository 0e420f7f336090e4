import { isDay } from '#rules/time/bangkok-time.ts';
import type { DrawnField } from './derivation.ts';
import type { CheckedDraw, Reading } from './lottery-kind.ts';

function fieldProblem({ id, form, said }: DrawnField, value: unknown): string[] {
  if (value === undefined) return [`${id}: missing`];
  return typeof value === 'string' && form.test(value)
    ? []
    : [`${id}: ${JSON.stringify(value)} is not ${said}`];
}

/**
 * Checks a draw of one round a day, `date` and its published numbers as text, and says everything that is wrong with it, in
 * English for the operator.
 */
export function readFields(fields: readonly DrawnField[], value: unknown): Reading<CheckedDraw> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, problems: ['A draw must be an object'] };
  const given = new Map<string, unknown>(Object.entries(value));
  const date = given.get('date');
  const problems = typeof date === 'string' && isDay(date) ? [] : ['date: must be a day, YYYY-MM-DD'];
  for (const field of fields) problems.push(...fieldProblem(field, given.get(field.id)));
  for (const name of given.keys()) {
    if (name !== 'date' && !fields.some(({ id }) => id === name)) problems.push(`${name}: unknown field`);
  }
  if (problems.length > 0 || typeof date !== 'string') return { ok: false, problems };
  const numbers = fields.map(({ id }) => [id, given.get(id)] as const);
  return { ok: true, value: { drawDate: date, number: 1, draw: { date, ...Object.fromEntries(numbers) } } };
}
