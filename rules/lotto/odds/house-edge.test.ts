import { describe, expect, it } from 'vitest';
import { edgeText, houseEdge, isSteep } from './house-edge.ts';

describe('houseEdge', () => {
  it.each([
    ['top_3', '123', 900, '10%', false],
    ['top_2', '12', 92, '8%', false],
    ['front_3', '123', 450, '10%', false],
    ['tod_3', '123', 150, '10%', false],
    ['tod_3', '338', 150, '55%', true],
    ['tod_3', '777', 150, '85%', true],
    ['run_top', '1', 3.2, '13.3%', false],
    ['run_bottom', '1', 4.2, '20.2%', false],
    ['top_2', '25', 45, '55%', true],
  ] as const)('%s on %s at %d is %s', (type, number, rate, text, steep) => {
    const edge = houseEdge(type, number, rate);
    expect(edge === null ? null : edgeText(edge)).toBe(text);
    expect(isSteep(edge)).toBe(steep);
  });

  it('counts what a discount takes off the cost', () => {
    expect(houseEdge('top_3', '123', 550, 3_300)).toBeCloseTo(1 - 0.55 / 0.67, 10);
    expect(houseEdge('top_2', '12', 70, 2_800)).toBeCloseTo(1 - 0.7 / 0.72, 10);
  });

  it('says nothing of a type that it does not know', () => {
    expect(houseEdge('pin_1', '1', 8)).toBeNull();
    expect(isSteep(null)).toBe(false);
  });
});
