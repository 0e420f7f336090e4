import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { collectPorts } from '#backend/ports.ts';

test('the areas of this backend provide every port once', () => {
  const ports = collectPorts(areas);
  expect(ports.closing).toBe(areas.find(({ name }) => name === 'payment')?.provides.closing);
});

test('a port that no area provides, or two, stops the backend before it starts', () => {
  const without = areas.map((one) => (one.name === 'account' ? { ...one, provides: {} } : one));
  expect(() => collectPorts(without)).toThrow('No area provides the port askPassword');
  const account = areas.filter(({ name }) => name === 'account');
  const twice = [...areas, ...account.map((one) => ({ ...one, name: 'other' }))];
  expect(() => collectPorts(twice)).toThrow('The port askPassword is provided by account and other');
});
