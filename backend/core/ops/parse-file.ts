import { z } from 'zod';
import { OperatorRefusal } from '#backend/refusal.ts';

/** What a JSON file of an operator says. Throws `OperatorRefusal` with what is wrong in it. */
export function parseFile<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new OperatorRefusal('--file is not JSON');
  }
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new OperatorRefusal(z.prettifyError(parsed.error));
  return parsed.data;
}
