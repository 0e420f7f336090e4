import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectForgets } from '#tests/forgetting.ts';
import { createComplaintArea, emptyComplaint } from './complaint.ts';

const draft = { subject: 'deposit', reference: 'MOCK1', text: 'เงินไม่เข้า' } as const;
const intent = { ...draft, key: 'key-0001' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was typed and sent is forgotten', () => {
  const area = createComplaintArea();
  expectForgets(area, () => area.getState().change('m1', { draft, intent }));
  expect(stored.get('session_data')).not.toContain(draft.text);
});

test('a reload has what was typed and sent, another member begins anew', () => {
  createComplaintArea().getState().change('m1', { draft, intent });
  const again = createComplaintArea();
  again.kept.readAgain();
  expect(again.getState()).toMatchObject({ memberId: 'm1', draft, intent });
  again.getState().change('m2', { draft: { ...emptyComplaint, text: 'ของฉัน' } });
  expect(again.getState()).toMatchObject({
    memberId: 'm2',
    draft: { subject: '', text: 'ของฉัน' },
    intent: null,
  });
});

test.each([
  null,
  { memberId: 7 },
  { memberId: 'm1', draft: { subject: 'x', text: 4 }, intent: { ...intent, subject: 'none' } },
  { memberId: 'm1', intent: { ...intent, key: 1 } },
])('%j on the device is no draft', (complaint) => {
  stored.set('session_data', JSON.stringify({ state: { complaint }, version: 1 }));
  const area = createComplaintArea();
  area.kept.readAgain();
  expect(area.getState()).toMatchObject({ draft: emptyComplaint, intent: null });
});
