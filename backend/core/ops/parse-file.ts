import { z } from 'zod';
import { OperatorRefusal } from '#backend/refusal.ts';
import { withoutByteOrderMark } from '#rules/text/byte-order-mark.ts';
import { normaliseText } from '#rules/text/normalise-text.ts';
import { repeatedKey } from '#rules/text/repeated-key.ts';
import { isInCalendar } from '#rules/time/bangkok-time.ts';

/** An instant with its offset in a file, of the Christian era alone: 2568 for 2025 would be five hundred years away. */
export const FileMoment = z.iso
  .datetime({ offset: true })
  .refine(isInCalendar, 'a year from 1900 to 2200 of the Christian era')
  .transform((text) => new Date(text));

/** A line of a file or an option that members read: something of it is seen, and nothing of it is a sign that no page shows. */
export function fileLine(mostLetters: number) {
  return z
    .string()
    .trim()
    .max(mostLetters)
    .refine(
      (text) => normaliseText(text).trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(text),
      'a line that can be read',
    );
}

const MOST_FAULTS = 10;

/** On one line, as terminals and logs show a refusal; of a file that is another one altogether not each of its faults. */
function faultsOf({ issues }: z.ZodError): string {
  const said = issues.slice(0, MOST_FAULTS).map(({ path, message }) => {
    const place = path.join('.');
    if (message.endsWith('received undefined')) return `${place} is missing`;
    return place === '' ? message : `${place}: ${message}`;
  });
  const more = issues.length - said.length;
  return `--file: ${said.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

/** What a JSON file of an operator says; a mark of its encoding before it is none of it. Throws `OperatorRefusal` with what is wrong in it. */
export function parseFile<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  const plain = withoutByteOrderMark(text);
  let json: unknown;
  try {
    json = JSON.parse(plain);
  } catch {
    throw new OperatorRefusal('--file is not JSON');
  }
  const twice = repeatedKey(plain);
  if (twice !== undefined)
    throw new OperatorRefusal(`--file says ${JSON.stringify(twice)} twice of one thing`);
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new OperatorRefusal(faultsOf(parsed.error));
  return parsed.data;
}
