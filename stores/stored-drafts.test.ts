import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillDraft, emptyDraft } from '#stores/bill-drafts.ts';
import { readSentCode } from './sent-code.ts';
import { readStoredDrafts } from './stored-drafts.ts';

const draft: BillDraft = {
  lines: [{ type: 'top_3', number: '863', amount: '10.' }],
  pack: 'discount',
  entry: {
    types: ['top_3', 'tod_3'],
    number: '86',
    amount: '5',
    amounts: { tod_3: '2' },
    paste: '12=',
    rows: [{ number: '4', amounts: { top: '10', bottom: '' } }],
  },
  intent: {
    memberId: 'm1',
    idempotencyKey: 'key-1234',
    pack: 'discount',
    lines: [{ type: 'top_2', number: '63', amount: 10, rate: 70, discount: 28 }],
  },
};
const read = (billDrafts: unknown) => readStoredDrafts({ billDrafts });

describe('readStoredDrafts', () => {
  it('reads back what was stored, also half-typed text', () => {
    expect(read(JSON.parse(JSON.stringify({ 'glo-2025-06-16': draft })))).toEqual({
      'glo-2025-06-16': draft,
    });
  });

  it('leaves out what is no line, and an order that is not whole', () => {
    const stored = {
      lines: [null, 7, { type: 'top_3' }, ...draft.lines],
      intent: { ...draft.intent, lines: [{}] },
    };
    expect(read({ r: stored })).toEqual({ r: { ...emptyDraft, lines: draft.lines } });
  });

  it('reads anything that stands in the storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const found of Object.values(read(value))) expect(Array.isArray(found.lines)).toBe(true);
        expect(typeof readStoredDrafts(value)).toBe('object');
      }),
    );
  });
});

describe('readSentCode', () => {
  const note = {
    ref: 'ABCD',
    mobile: 'xxx-xxx-5678',
    expiresAt: '2025-06-15T12:05:00.000Z',
    resendAt: '2025-06-15T12:01:00.000Z',
  };

  it('reads back a whole note and nothing else', () => {
    expect(readSentCode(note)).toEqual(note);
    expect(readSentCode({ ...note, expiresAt: 'soon' })).toBeNull();
    expect(readSentCode({ ...note, ref: 7 })).toBeNull();
    fc.assert(fc.property(fc.jsonValue(), (value) => readSentCode(value) === null));
  });
});
