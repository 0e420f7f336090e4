import { type Pack, packs } from '#rules/lotto/pack.ts';
import { type BillDraft, type BillIntent, type Drafts, emptyDraft } from '#stores/bill-drafts.ts';
import { fieldOf, textOf } from '#stores/stored.ts';

function listOf(value: unknown, name: string): unknown[] {
  const field = fieldOf(value, name);
  return Array.isArray(field) ? field : [];
}

/** The full pack where none was stored, as before there was another. */
function packOf(value: unknown): Pack {
  return packs.find((pack) => pack === fieldOf(value, 'pack')) ?? emptyDraft.pack;
}

function readIntent(value: unknown): BillIntent | null {
  const [memberId, idempotencyKey] = [textOf(value, 'memberId'), textOf(value, 'idempotencyKey')];
  const lines = listOf(value, 'lines').flatMap((line) => {
    const [amount, rate, discount] = [
      fieldOf(line, 'amount'),
      fieldOf(line, 'rate'),
      fieldOf(line, 'discount'),
    ];
    if (typeof amount !== 'number' || typeof rate !== 'number') return [];
    const bet = { type: textOf(line, 'type'), number: textOf(line, 'number'), amount, rate };
    return [typeof discount === 'number' ? { ...bet, discount } : bet];
  });
  if (!memberId || !idempotencyKey || lines.length === 0) return null;
  return { memberId, idempotencyKey, pack: packOf(value), lines };
}

function readAmounts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.keys(value).map((name) => [name, textOf(value, name)]));
}

function readDraft(value: unknown): BillDraft {
  const entry = fieldOf(value, 'entry');
  return {
    lines: listOf(value, 'lines')
      .map((line) => ({
        type: textOf(line, 'type'),
        number: textOf(line, 'number'),
        amount: textOf(line, 'amount'),
      }))
      .filter((line) => line.type !== '' && line.number !== ''),
    pack: packOf(value),
    entry: {
      ...emptyDraft.entry,
      types: listOf(entry, 'types').filter((type) => typeof type === 'string'),
      number: textOf(entry, 'number'),
      amount: textOf(entry, 'amount'),
      amounts: readAmounts(fieldOf(entry, 'amounts')),
      paste: textOf(entry, 'paste'),
      rows: listOf(entry, 'rows').map((row) => ({
        number: textOf(row, 'number'),
        amounts: readAmounts(fieldOf(row, 'amounts')),
      })),
    },
    intent: readIntent(fieldOf(value, 'intent')),
  };
}

/** Drafts from session storage, as far as they have the shape of this version; anything else on the device is ignored. */
export function readStoredDrafts(stored: unknown): Drafts {
  const drafts = fieldOf(stored, 'billDrafts');
  if (typeof drafts !== 'object' || drafts === null) return {};
  return Object.fromEntries(Object.entries(drafts).map(([roundId, draft]) => [roundId, readDraft(draft)]));
}
