import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '#components/ui/page-context.tsx';
import type { Limit } from '#lib/api/protection/queries.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { LimitRow } from './limit-row.tsx';

const CONFIRM_FROM = '2025-06-16T12:00:00.000Z';
const limit: Limit = {
  kind: 'stake',
  window: 'day',
  amount: 100,
  operator_amount: null,
  used: 0,
  left: 100,
  resets_at: null,
  pending: {
    amount: 200,
    asked_at: '2025-06-15T12:00:00.000Z',
    confirm_from: CONFIRM_FROM,
    confirm_until: '2025-06-22T12:00:00.000Z',
  },
};

/** As the server draws it, on a machine whose own clock is far ahead of the page's. */
const drawnAt = (nowMs: number) =>
  renderToString(
    <PageProvider facts={{ scheme: 'dark', nowMs }}>
      <QueryClientProvider client={createQueryClient()}>
        <LimitRow limit={limit} onChange={() => undefined} />
      </QueryClientProvider>
    </PageProvider>,
  );

test('a raise can be confirmed from its time on by the clock of the page, so that the browser draws what the server drew', () => {
  const fromMs = Date.parse(CONFIRM_FROM);
  expect(drawnAt(fromMs - 1)).not.toContain('ยืนยันวงเงินใหม่');
  expect(drawnAt(fromMs)).toContain('ยืนยันวงเงินใหม่');
});
