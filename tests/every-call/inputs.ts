import { allTestFacts } from '#backend/testing/test-facts.ts';
import { areas } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';

/** Every call of the contract with its key. */
export const calls: ReadonlyArray<readonly [key: string, call: AnyEndpoint]> = Object.values(areas).flatMap(
  (area) => Object.values(area).map((call: AnyEndpoint) => [`${call.method} ${call.path}`, call] as const),
);

interface Field {
  safeParse(value: unknown): { success: boolean };
}

/** The fields of a call's request by name. Throws for a request that is no object. */
export function fieldsOf(call: AnyEndpoint): Readonly<Record<string, Field>> {
  const { shape } = Object(call.request);
  if (typeof shape !== 'object' || shape === null)
    throw new Error(`The request of ${call.path} has no fields`);
  return shape;
}

const line = (amount: number) => ({ type: 'top_2', number: '12', amount });

/** Values of fields that many areas have; what one area alone has stands in its `test-facts.ts`. */
const usual: Readonly<Record<string, readonly unknown[]>> = {
  username: ['0899990001', '0899990002'],
  password: ['a-good-word-2569'],
  current_password: ['another-good-word-2569'],
  first_name: ['มานี'],
  last_name: ['มีนา'],
  english_name: ['Somchai Jaidee', 'Somchai Jaidi'],
  birth_date: ['1990-05-01'],
  bank_code: ['004'],
  bank_account_no: ['9990001112'],
  accept_terms: [true],
  code: ['pwin'],
  otp: ['123456'],
  ref: ['ABCDEFGHJK'],
  channel_id: [1],
  sub_channel_id: [1],
  amount: [100, 200],
  event_id: ['event-0001'],
  type: ['payment.paid', '1'],
  paid_at: ['2025-06-15T12:00:00.000Z'],
  round_id: ['glo-2025-06-16', '00000000-0000-7000-8000-000000000000'],
  kind: ['glo', 'deposit'],
  lines: [[line(10)], [line(20)]],
  numbers: [['097863'], ['000000']],
  bill_id: ['00000000-0000-7000-8000-000000000000'],
  number: ['13122', '50934', '12'],
  window: ['day'],
  length: ['day'],
  minutes: [60, 30],
  idempotency_key: ['every-call-key'],
  session_id: ['0123456789abcdef0123456789abcdef'],
  second_factor: ['123456'],
  consents: [[{ kind: 'terms', version: '2026-11' }]],
  image: ['AAAAAAAAAAAAAAAAAAAAAAAA'],
};

/** The values of a name of all areas; those that a field does not take are left away. */
const samples: Record<string, unknown[]> = {};
for (const record of [usual, ...allTestFacts.map((facts) => facts.samples ?? {})])
  for (const [name, values] of Object.entries(record)) samples[name] = [...(samples[name] ?? []), ...values];

/** The round on sale in the evening of every test, in which numbers can be shot too. */
const SHOOTING = { round_id: ['yeekee-2025-06-15-54'] };

function samplesOf({ path }: AnyEndpoint): typeof samples {
  return path.startsWith('/api/lotto/yeekee/') ? { ...samples, ...SHOOTING } : samples;
}

/** Input that a call understands, with the fields it needs and what is given; `second` chooses another intent. */
export function goodInput(
  call: AnyEndpoint,
  given: Readonly<Record<string, unknown>> = {},
  second = false,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const own = samplesOf(call);
  for (const [name, field] of Object.entries(fieldsOf(call))) {
    if (name in given) input[name] = given[name];
    else if (!field.safeParse(undefined).success) {
      const fitting = (own[name] ?? []).filter((one) => field.safeParse(one).success);
      if (fitting.length === 0) throw new Error(`${call.path} needs a sample of its field ${name}`);
      input[name] = (second ? fitting[1] : undefined) ?? fitting[0];
    }
  }
  if (call.request.safeParse(input).success) return input;
  // A request of which one field or another is needed.
  const more = Object.keys(fieldsOf(call)).find(
    (name) => call.request.safeParse({ ...input, [name]: own[name]?.[0] }).success,
  );
  if (more === undefined) throw new Error(`${call.path} does not take its own sample`);
  return { ...input, [more]: own[more]?.[0] };
}
