import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RateChanges } from '#components/lotto/rates/rate-changes.tsx';
import { renderView } from '#tests/render-view.tsx';

const nothing = { rate: null, discount: null, min: null, max: null, max_per_number: null, offered: null };

test('a change of the price list says from when, of what, and what it was; without one nothing is said', () => {
  const before = { ...nothing, rate: 900, discount: 0 };
  const of = { since: '2026-11-30T17:00:00.000Z', type: 'top_3', name: '3 ตัวบน', pack: 'full' as const };
  const shown = renderView(<RateChanges changes={[{ ...of, ...nothing, rate: 850, before }]} />);
  expect(screen.getByRole('heading').textContent).toBe('การปรับอัตราจ่ายและวงเงินของหวยนี้');
  expect(screen.getByRole('listitem').textContent).toBe(
    'ตั้งแต่ 1 ธ.ค. 69 00:00 น.3 ตัวบน อัตราจ่าย จาก บาทละ 900 เป็น บาทละ 850',
  );
  shown.unmount();
  renderView(<RateChanges changes={[]} />);
  expect(screen.queryByRole('heading')).toBe(null);
});
