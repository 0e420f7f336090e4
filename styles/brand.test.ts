import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand, type Scheme } from '#styles/brand.ts';

const css = readFileSync('styles/tokens.css', 'utf8');
const schemes: readonly Scheme[] = ['dark', 'light'];
const AA_TEXT = 4.5;
const AA_CONTROL = 3;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function blockOf(scheme: Scheme): string {
  return css.split(`[data-scheme="${scheme}"] {`)[1]?.split('}')[0] ?? '';
}

describe.each(schemes)('scheme %s', (scheme) => {
  const colours = brand.schemes[scheme];
  const surfaces = [colours.page, colours['surface-1'], colours['surface-2'], colours['surface-3']];

  it('stands in tokens.css as brand.ts chose it', () => {
    for (const [name, value] of Object.entries(colours))
      expect(blockOf(scheme)).toContain(`--${name}: ${value};`);
  });

  it.each([
    'text',
    'text-strong',
    'text-muted',
    'primary-text',
    'secondary-text',
    'gold',
    'success',
    'warning',
    'danger',
    'info',
  ] as const)('can read %s on every surface', (name) => {
    for (const surface of surfaces) expect(contrast(colours[name], surface)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each([
    ['on-primary', 'primary'],
    ['on-primary', 'primary-high'],
    ['on-primary', 'primary-low'],
    ['on-secondary', 'secondary'],
    ['on-secondary', 'secondary-high'],
    ['on-gold', 'gold-strong'],
  ] as const)('can read %s on %s', (words, fill) => {
    expect(contrast(colours[words], colours[fill])).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('can see the edge of a field', () => {
    for (const surface of surfaces)
      expect(contrast(colours['line-strong'], surface)).toBeGreaterThanOrEqual(AA_CONTROL);
  });
});
