import { describe, expect, it } from 'vitest';
import draws from '#backend/areas/lotto/seed/glo-draws-2025.json' with { type: 'json' };
import { readAllDraws, readDrawFile } from './draw-file.ts';
import { glo } from './glo/glo.ts';

const ROUND = { drawDate: '2025-06-16', number: 1 };
const draw = draws.find(({ date }) => date === ROUND.drawDate) ?? draws[0];

describe('readDrawFile', () => {
  it('finds the draw of a day in a list and takes a file of one draw', () => {
    expect(readDrawFile(glo, JSON.stringify(draws), ROUND)).toEqual({ ok: true, value: { ...ROUND, draw } });
    expect(readDrawFile(glo, JSON.stringify(draw), ROUND)).toEqual({ ok: true, value: { ...ROUND, draw } });
  });

  it('takes a file as Windows writes it', () => {
    const text = `\ufeff${JSON.stringify(draws, null, 2).replaceAll('\n', '\r\n')}\r\n`;
    expect(readDrawFile(glo, text, ROUND)).toEqual({ ok: true, value: { ...ROUND, draw } });
    expect(readAllDraws(glo, text)).toMatchObject({ ok: true, value: { length: draws.length } });
  });

  it('tells the rounds of a day apart', () => {
    const text = JSON.stringify([{ ...draw, round: 2 }, draw]);
    expect(readDrawFile(glo, text, ROUND).ok).toBe(true);
    expect(readDrawFile(glo, text, { ...ROUND, number: 2 })).toEqual({
      ok: false,
      problems: ['round: unknown field'],
    });
    expect(readDrawFile(glo, text, { ...ROUND, number: 3 })).toEqual({
      ok: false,
      problems: ['The file holds 0 draws of 2025-06-16 round 3, one expected'],
    });
  });

  it.each([
    ['', 'The file is not JSON'],
    ['{', 'The file is not JSON'],
    [
      '{"date": "2025-06-16", "first": "507392", "first": "507932"}',
      'The file says "first" twice of one thing',
    ],
    ['[]', 'The file holds 0 draws of 2025-06-16, one expected'],
    ['[null, 3, "2025-06-16"]', 'The file holds 0 draws of 2025-06-16, one expected'],
    [JSON.stringify([draw, draw]), 'The file holds 2 draws of 2025-06-16, one expected'],
  ])('refuses the file %.20j', (text, problem) => {
    expect(readDrawFile(glo, text, ROUND)).toEqual({ ok: false, problems: [problem] });
  });
});
