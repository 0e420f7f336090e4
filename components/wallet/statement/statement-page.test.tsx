import { expect, test } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { StatementPage } from './statement-page.tsx';

const row = (n: number) => ({
  id: `20250615-${n}`,
  at: '2025-06-15T05:00:00.000Z',
  type: 'stake' as const,
  label: 'แทงหวย',
  wallet_type_id: 1,
  amount: -1,
  balance_after: n,
  reference: `bill-${n}`,
  about: null,
});
const totals = {
  opening: 0,
  closing: 800,
  types: [
    { type: 'deposit' as const, count: 1, in: 1_000, out: 0 },
    { type: 'stake' as const, count: 200, in: 0, out: 200 },
  ],
};

interface Shown {
  readonly next?: string;
  readonly before?: string;
  readonly type?: 'stake';
}

/** What of the page stands on paper. */
function paperOf({ next, before, type }: Shown): string {
  const own = {
    rows: [row(2), row(1)],
    next: next ?? null,
    totals: before === undefined ? totals : null,
    summary: null,
    filter: { from: '2025-06-09', to: '2025-06-15', type, wallet: 'main' as const, before, file: undefined },
    today: '2025-06-15',
  };
  const { container } = renderView(<StatementPage own={own} />);
  for (const part of container.querySelectorAll('[data-screen-only]')) part.remove();
  return container.textContent ?? '';
}

test('a print of some rows says of which type they are, and that there are others', () => {
  expect(paperOf({ next: '20250615-1', type: 'stake' })).toContain(
    'กระเป๋าหลัก · ประเภทรายการ: ยอดแทง · พิมพ์ 2 รายการ · สรุปยอดข้างบนรวมทุกประเภท · ยังมีรายการก่อนหน้านี้ซึ่งไม่ได้พิมพ์ · ดูครบทุกรายการได้ในไฟล์ CSV',
  );
});

test('a later page says that newer rows are missing, and all rows that they are all', () => {
  expect(paperOf({ before: '20250615-3' })).toContain(
    'พิมพ์ 2 รายการ · ยังมีรายการที่ใหม่กว่านี้ซึ่งไม่ได้พิมพ์ · ดูครบทุกรายการได้ในไฟล์ CSV',
  );
  const whole = paperOf({});
  expect(whole).toContain('กระเป๋าหลัก · ประเภทรายการ: ทุกประเภท · พิมพ์ 2 รายการ');
  expect(whole).not.toContain('ไม่ได้พิมพ์');
});
