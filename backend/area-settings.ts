import { z } from 'zod';

/** What the environment says to areas, and the folder for what they make themselves. One per backend. */
export interface Settings {
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly dataDir: string;
  /** Variables with addresses of servers elsewhere: nothing else is called (`backend/core/outbound`). */
  readonly servers: readonly string[];
}

/** Settings that one area alone reads, in whatever shape it made of them. */
export interface AreaSettings<Value = unknown> {
  readonly variables: readonly string[];
  /** Those of them that are addresses of servers which the area calls. */
  readonly servers: readonly string[];
  /** Values of variables that nobody gave. */
  readonly defaults: Settings['given'];
  /** What is wrong with the given variables, each with its name; empty when they are good. */
  problems(given: Settings['given']): readonly string[];
  /** The area's settings of the backend that a verb, a job or a command runs in; made once. */
  of(holder: { readonly settings: Settings }): Value;
}

/** Declares the variables of an area, and what is made of them once per backend; `check` says what is wrong with them side by side. */
export function areaSettings<Shape extends z.ZodRawShape, Value>(
  shape: Shape,
  make: (variables: z.output<z.ZodObject<Shape>>, dataDir: string) => Value,
  servers: readonly (keyof Shape & string)[] = [],
  defaults: Settings['given'] = {},
  check: (variables: z.output<z.ZodObject<Shape>>) => readonly string[] = () => [],
): AreaSettings<Value> {
  const schema = z.object(shape);
  const made = new WeakMap<Settings, { readonly value: Value }>();
  return {
    variables: Object.keys(shape),
    servers,
    defaults,
    problems: (given) => {
      const { data, error } = schema.safeParse(given);
      if (error) return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      return check(data);
    },
    of: ({ settings }) => {
      const known = made.get(settings) ?? { value: make(schema.parse(settings.given), settings.dataDir) };
      made.set(settings, known);
      return known.value;
    },
  };
}
