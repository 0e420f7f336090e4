import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

function leave(area: ReturnType<typeof createComplaintArea>): void {
  const { type, setIntent } = area.getState();
  for (const [name, value] of Object.entries(draft)) type('m1', { [name]: value });
  setIntent('m1', intent);
}

test('what was typed and sent is forgotten', () => {
  const area = createComplaintArea();
  leave(area);
  expect(stored.get('session_data')).toContain(draft.text);
  area.getState().forget();
  expect(stored.get('session_data')).not.toContain(draft.text);
});

test('a reload has what was typed and sent, another member begins anew', () => {
  leave(createComplaintArea());
  const again = createComplaintArea();
  again.stored.readAgain();
  expect(again.getState()).toMatchObject({ memberId: 'm1', draft, intent });
  again.getState().type('m2', { text: 'ของฉัน' });
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
  area.stored.readAgain();
  expect(area.getState()).toMatchObject({ draft: emptyComplaint, intent: null });
});
