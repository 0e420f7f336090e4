import type { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { type MockCall, mockArea, mocksOf } from '#mocks/mock.ts';

type Contract = Readonly<Record<string, AnyEndpoint>>;
type Answers<Of extends Contract> = { readonly [Call in keyof Of]: z.input<Of[Call]['data']> };

interface Scenarios<Of extends Contract> {
  readonly name: string;
  readonly contract: Of;
  /** What every call answers in a fresh world. */
  readonly first: Answers<Of>;
  /** What is answered otherwise in another scenario, by its name. */
  readonly others?: Readonly<Record<string, Partial<Answers<Of>>>>;
  /** The scenario that holds once a call was carried out. */
  readonly after?: { readonly [Call in keyof Of]?: string };
}

/**
 * Mocks of an area as data: what each call answers, by scenario, and which scenario a call leads to. Arithmetic and states are the
 * backend's alone; a journey that needs them runs on the embedded backend. A test chooses with `change: { scenarios: { area: name } }`.
 */
export function scenariosOf<const Of extends Contract>({
  name,
  contract,
  first,
  others = {},
  after = {},
}: Scenarios<Of>) {
  const known: readonly string[] = ['first', ...Object.keys(others)];
  const mock = mocksOf<CoreWorld>();
  const handlers: MockCall<CoreWorld>[] = Object.keys(contract).flatMap((key: keyof Of & string) => {
    const call = contract[key];
    if (call === undefined) return [];
    return mock(call, ({ world }) => {
      const scenario = others[world.scenarios[name] ?? 'first'];
      const next = after[key];
      if (next !== undefined) world.scenarios[name] = next;
      return scenario?.[key] ?? first[key];
    });
  });
  return mockArea({
    state: () => ({}),
    handlers,
    change: {
      shape: {},
      apply: (world: CoreWorld) => {
        const chosen = world.scenarios[name] ?? 'first';
        if (!known.includes(chosen))
          throw new Error(`${name} has no scenario ${chosen}: ${known.join(', ')}`);
      },
    },
  });
}
