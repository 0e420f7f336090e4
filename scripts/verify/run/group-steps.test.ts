import { expect, it } from 'vitest';
import { steps } from '#scripts/verify/steps.ts';
import { groupSteps } from './group-steps.ts';

const namesOf = (groups: readonly (readonly { readonly name: string }[])[]) =>
  groups.map((group) => group.map(({ name }) => name));

it('puts a step beside the one before it, but never beside one that it needs', () => {
  const first = { name: 'first' };
  const second = { name: 'second', beside: true } as const;
  const third = { name: 'third', beside: true, needs: ['second'] } as const;
  expect(namesOf(groupSteps([first, second, third]))).toEqual([['first', 'second'], ['third']]);
});

it('has every step once, in order', () => {
  expect(groupSteps(steps).flat()).toEqual(steps);
});

it.each([
  ['all steps', steps],
  ['the steps on PostgreSQL alone', steps.filter(({ name }) => /^postgres/.test(name))],
])('lets every step of %s begin after what it needs', (_, chosen) => {
  const groups = groupSteps(chosen);
  const groupOf = (name: string) => groups.findIndex((group) => group.some((step) => step.name === name));
  for (const { name, needs = [] } of chosen)
    for (const needed of needs.filter((other) => chosen.some((step) => step.name === other)))
      expect(groupOf(needed), `${needed} before ${name}`).toBeLessThan(groupOf(name));
});
