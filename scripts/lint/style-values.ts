import { styleExceptions } from './style-exceptions.ts';
import { nearest, pxOf, type Scale, type Token } from './style-scale.ts';

export interface StyleProblem {
  readonly file: string;
  readonly line: number;
  /** Where the value stands in the text. */
  readonly start: number;
  readonly value: string;
  readonly message: string;
  /** The value in tokens; undefined where only a person can choose. */
  readonly instead: string | undefined;
}
interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly start: number;
  /** True for headings and what else has their face: they grow rather than shrink. */
  readonly isHeading: boolean;
  /** True where nothing but digits stands, over which nothing is stacked. */
  readonly isNumber: boolean;
}

const SPACE =
  /^(?:padding|margin)(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?$|^(?:row-|column-)?gap$/;
const RADIUS = /^border(?:-[a-z-]+)?-radius$/;
const FREE =
  /^(?:0|auto|inherit|none|50%|[\d.]+%|revert-layer|var\(--[\w-]+(?:,.+)?\)|env\(.+\)|calc\(.*var\(.*\))$/;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)/gi;
/** So many px from every step, a value is no slip of a step: it is room for something. */
const FAR = 4;
/** The percentages in which a colour may be mixed in. */
const MIXES = [12, 24, 60];
/** Thai stacks a vowel and a tone mark over a letter; a lower line cuts them off. */
const LEAST_LINE = 1.35;

/** Values of a style sheet that are outside the scale of tokens.css, with the token to use. */
export function findStyleValues(file: string, css: string, scale: Scale): StyleProblem[] {
  return declarationsOf(css).flatMap((declaration) => {
    const { property, value, start } = declaration;
    const instead = inTokens(declaration, scale);
    if (instead === value || styleExceptions.some(([at, what]) => at.test(file) && what.test(value)))
      return [];
    const line = css.slice(0, start).split('\n').length;
    const use = instead === undefined ? 'choose a token of styles/tokens.css' : `use ${instead}`;
    return { file, line, start, value, instead, message: `${property}: ${value} is on no scale: ${use}` };
  });
}

function inTokens({ property, value, isHeading, isNumber }: Declaration, scale: Scale): string | undefined {
  if (property === 'font-size') return FREE.test(value) ? value : stepOf(value, scale.type, isHeading);
  if (SPACE.test(property)) return eachWord(value, (word) => stepOf(word, scale.space, true));
  if (RADIUS.test(property)) return eachWord(value, (word) => stepOf(word, scale.radius, false));
  if (property === 'box-shadow') return value.split(', ').every((one) => FREE.test(one)) ? value : undefined;
  if (property === 'line-height') return Number(value) < LEAST_LINE && !isNumber ? String(LEAST_LINE) : value;
  if (property.startsWith('mask')) return value;
  return mixed(coloured(value, scale));
}

function eachWord(value: string, replace: (word: string) => string | undefined): string | undefined {
  const words = (value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []).map((word) =>
    FREE.test(word) ? word : replace(word),
  );
  return words.includes(undefined) ? undefined : words.join(' ');
}

/** A length as the nearest step; below 0 it is that step taken away. */
function stepOf(word: string, steps: readonly Token[], up: boolean): string | undefined {
  const px = pxOf(word);
  if (px === undefined) return;
  const step = nearest(steps, Math.abs(px), up);
  if (!step || Math.abs(step.px - Math.abs(px)) > FAR) return;
  return px < 0 ? `calc(-1 * var(${step.name}))` : `var(${step.name})`;
}

function coloured(value: string, scale: Scale): string | undefined {
  let isUnknown = false;
  const next = value.replace(COLOUR, (colour) => {
    const name = scale.colours.get(colour.toLowerCase());
    isUnknown ||= name === undefined;
    return name === undefined ? colour : `var(${name})`;
  });
  return isUnknown ? undefined : next;
}

function mixed(value: string | undefined): string | undefined {
  return value?.replace(/(color-mix\(in srgb, [^,]+? )([\d.]+)%/g, (_all, before: string, part: string) => {
    const far = (mix: number) => Math.abs(mix - Number(part));
    return `${before}${MIXES.toSorted((a, b) => far(a) - far(b))[0]}%`;
  });
}

/** Every declaration; those of a rule come after its selector. Comments keep their place. */
function declarationsOf(css: string): Declaration[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...text.matchAll(/([^{}]*\{)([^{}]+)(?=\})/g)].flatMap(
    ({ 1: selector = '', 2: body = '', index }) =>
      [...body.matchAll(/([\w-]+):\s+([^;]+);/g)].map((found) => ({
        property: found[1] ?? '',
        value: (found[2] ?? '').replace(/\s+/g, ' '),
        start: index + selector.length + found.index + found[0].indexOf(found[2] ?? ''),
        isHeading: /\bh[1-3]\b|--font-display/.test(selector + body),
        isNumber: body.includes('--font-number'),
      })),
  );
}

/** How many different values each kind has, as declared. */
export function countStyleValues(sheets: readonly string[]): Readonly<Record<string, number>> {
  const all = sheets.flatMap(declarationsOf);
  const different = (values: readonly string[]) => new Set(values).size;
  const of = (is: (property: string) => boolean) =>
    all.filter(({ property }) => is(property)).map(({ value }) => value);
  const spaces = of((property) => SPACE.test(property));
  return {
    'font sizes': different(of((property) => property === 'font-size')),
    'paddings, gaps and margins': different(spaces),
    'lengths in these': different(
      spaces.flatMap((value) => value.match(/var\(--[\w-]+|[\d.]+(?:px|r?em|vw)/g) ?? []),
    ),
    shadows: different(of((property) => property === 'box-shadow')),
    radii: different(of((property) => RADIUS.test(property))),
    colours: different(all.flatMap(({ value }) => value.match(COLOUR) ?? [])),
    'mixed colours': different(all.flatMap(({ value }) => value.match(/color-mix\([\s\S]*?%/g) ?? [])),
  };
}
