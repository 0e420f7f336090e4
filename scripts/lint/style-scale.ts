/** What styles may say: the steps of tokens.css, and the few values that stand outside of them with a reason. */
export interface Scale {
  readonly type: readonly Token[];
  readonly space: readonly Token[];
  readonly radius: readonly Token[];
  /** Colours that are the same in both schemes, by their value as written. */
  readonly colours: ReadonlyMap<string, string>;
}
export interface Token {
  readonly name: string;
  /** In px; a fluid size as on a phone of 390 px. */
  readonly px: number;
}

const PHONE = 390;
const REM = 16;
const FULL = 999;

/** A length in px; that of `clamp(…)` is as on a phone. Undefined where it is no plain length. */
export function pxOf(value: string): number | undefined {
  const clamp = /^clamp\((.+),(.+),(.+)\)$/.exec(value);
  if (clamp) {
    const [least, at, most] = clamp.slice(1).map((one) => pxOf(one.trim()));
    if (least === undefined || at === undefined || most === undefined) return;
    return Math.min(Math.max(least, at), most);
  }
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em|vw)$/.exec(value) ?? [];
  if (!number) return;
  const factor = unit === 'px' ? 1 : unit === 'vw' ? PHONE / 100 : REM;
  return Number(number) * factor;
}

/** Reads the steps out of tokens.css, so that they stand in one place. */
export function readScale(tokens: string): Scale {
  const all = [...tokens.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  const steps = (kind: string) =>
    all
      .filter(({ name }) => name.startsWith(`${kind}-`))
      .map(({ name, value }) => ({ name: `--${name}`, px: pxOf(value) ?? FULL }));
  const fixed = all.slice(
    0,
    all.findIndex(({ name }) => name === 'page'),
  );
  const colours = fixed.filter(({ value }) => /^(?:#[\da-f]+|rgb\([^()]+\))$/i.test(value));
  return {
    type: steps('type'),
    space: steps('space'),
    radius: steps('radius'),
    colours: new Map(colours.toReversed().map(({ name, value }) => [value, `--${name}`])),
  };
}

/** The nearest step; of two that are equally near the greater one, where `up` says so. */
export function nearest(steps: readonly Token[], px: number, up: boolean): Token | undefined {
  const order = steps.toSorted((a, b) => (up ? b.px - a.px : a.px - b.px));
  return order.reduce<Token | undefined>(
    (best, one) => (!best || Math.abs(one.px - px) < Math.abs(best.px - px) ? one : best),
    undefined,
  );
}
