import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { EventDialog } from './event-dialog.tsx';

vi.mock('#components/ui/navigation.tsx', () => ({ useNavigate: () => vi.fn() }));

const EVENTS = 'GET /api/event/list';

test('events that could not be read can be read again where that is said', async () => {
  const api = new FakeApi({ [EVENTS]: lost });
  renderView(<EventDialog open onClose={() => {}} />);
  const again = await screen.findByRole('button', { name: 'ลองใหม่' });
  api.answers[EVENTS] = [{ id: 1, image: '/art/event-1.svg', title: 'ร่วมโหวต', poll_id: 1 }];
  await userEvent.setup({ delay: null }).click(again);
  await screen.findByRole('button', { name: 'เข้าร่วมกิจกรรม ร่วมโหวต' });
  expect(screen.queryByRole('alert')).toBeNull();
});
