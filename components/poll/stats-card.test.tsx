import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PollStats } from '#lib/api/poll/queries.ts';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { StatsCard } from './stats-card.tsx';

const STATS = 'GET /api/poll/stats';
const keys = userEvent.setup({ delay: null });
const choices = ['แดง', 'เขียว'].map((text, at) => ({ choice_id: at + 1, text, image: null }));
const stats: PollStats = {
  ...{ total: 4, head: null, at: '2025-06-15T12:00:00.000Z' },
  choices: [
    { choice_id: 1, answers: 3 },
    { choice_id: 2, answers: 1 },
  ],
};

test('shares that cannot be read are said so, and are there after another try', async () => {
  const api = new FakeApi({ [STATS]: lost });
  renderView(<StatsCard pollId={1} choices={choices} isOpen={false} first={null} />);
  expect((await screen.findByRole('alert')).textContent).toContain('โหลดจำนวนคำตอบไม่สำเร็จ');
  expect(screen.queryByText('กำลังโหลด…')).toBeNull();
  api.answers[STATS] = stats;
  await keys.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await screen.findByText('3 คำตอบ (75%)');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the first HTML has the shares; those of a closed poll are not asked for again', async () => {
  const { renderToString } = await import('react-dom/server');
  const api = new FakeApi({});
  const card = <StatsCard pollId={1} choices={choices} isOpen={false} first={stats} />;
  expect(renderToString(pageAround(card))).toContain('3 คำตอบ (75%)');
  renderView(card);
  screen.getByText('3 คำตอบ (75%)');
  expect(api.requests).toEqual([]);
});

test('those of an open poll are read anew; when that fails the last ones stay', async () => {
  const api = new FakeApi({ [STATS]: { ...stats, total: 3, choices: stats.choices.slice(0, 1) } });
  const { queryClient } = renderView(<StatsCard pollId={1} choices={choices} isOpen={true} first={stats} />);
  await screen.findByText('3 คำตอบ (100%)');
  api.answers[STATS] = lost;
  await queryClient.refetchQueries();
  screen.getByText('3 คำตอบ (100%)');
  expect(screen.queryByRole('alert')).toBeNull();
});
