import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScale } from './style-scale.ts';
import { countStyleValues, findStyleValues } from './style-values.ts';

const scale = readScale(readFileSync('styles/tokens.css', 'utf8'));
const find = (declaration: string, selector = '.part') =>
  findStyleValues('components/part.module.css', `${selector} {\n  ${declaration};\n}\n`, scale);

describe('styles keep to the scale of tokens.css', () => {
  it.each([
    ['font-size: 0.875rem', 'var(--type-3)'],
    ['font-size: 17px', 'var(--type-5)'],
    ['font-size: clamp(2rem, 9.5vw, 3rem)', 'var(--type-display-m)'],
    ['padding: 10px var(--space-3) 0', 'var(--space-3) var(--space-3) 0'],
    ['margin: -10px auto', 'calc(-1 * var(--space-3)) auto'],
    ['gap: 3px', 'var(--space-1)'],
    ['border-radius: 16px 50%', 'var(--radius-m) 50%'],
    ['border-top-left-radius: 999px', 'var(--radius-full)'],
    ['line-height: 1.2', '1.35'],
    ['color: #fff', 'var(--on-art)'],
    [
      'background: color-mix(in srgb, var(--danger) 10%, transparent)',
      'color-mix(in srgb, var(--danger) 12%, transparent)',
    ],
  ])('names the token for %s', (declaration, instead) => {
    const [problem, ...more] = find(declaration);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ file: 'components/part.module.css', line: 2, instead });
    expect(problem?.message).toContain(`use ${instead}`);
    expect(find(declaration.replace(/:.*/, `: ${instead}`))).toEqual([]);
  });

  it.each([
    'color: #123456',
    'background: linear-gradient(red, rgb(1 2 3 / 4%))',
    'box-shadow: 0 1px 2px #000',
    'padding: 0 72px',
  ])('leaves the choice for %s to a person', (declaration) => {
    expect(find(declaration)).toMatchObject([{ instead: undefined }]);
  });

  it.each([
    'border: 1px solid var(--line)',
    'outline-offset: 2px',
    'padding: 0 var(--gutter) calc(52px + var(--space-3)) 5%',
    'margin: 0 auto',
    'width: 44px',
    'scroll-margin-top: 92px',
    'box-shadow: var(--ring), var(--glow)',
    'mask-image: linear-gradient(#000, transparent)',
    'border-radius: 0 0 var(--radius-l) inherit',
  ])('takes %s', (declaration) => {
    expect(find(declaration)).toEqual([]);
  });

  it('makes a heading between two steps greater, and lets a line of digits be low', () => {
    expect(find('font-size: 17px', '.card h3')).toMatchObject([{ instead: 'var(--type-6)' }]);
    expect(find('line-height: 1.2; font-family: var(--font-number)')).toEqual([]);
  });

  it('sees no value in a comment, and each in a rule of a rule', () => {
    const css = '/* a { gap: 3px; } */\n@media (min-width: 960px) {\n  .a {\n    gap: 3px;\n  }\n}\n';
    expect(findStyleValues('a.css', css, scale)).toMatchObject([{ line: 4, value: '3px' }]);
  });

  it('counts what differs', () => {
    const counts = countStyleValues(['a { gap: 3px; color: #fff; }', 'b { padding: 3px 4px; color: #fff; }']);
    expect(counts).toMatchObject({
      'paddings, gaps and margins': 2,
      'lengths in these': 2,
      colours: 1,
      radii: 0,
    });
  });
});
