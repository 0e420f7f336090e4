import { afterEach, expect, test, vi } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { DayForm } from './day-form.tsx';

afterEach(() => vi.useRealTimers());

test('the form can be sent as it stands, also while it is folded: it asks for today', () => {
  vi.useFakeTimers({ now: Date.parse('2025-06-15T12:00:00.000Z'), toFake: ['Date'] });
  const { container } = renderView(<DayForm kind="glo" day={undefined} />);
  const form = container.querySelector('form');
  expect(form?.checkValidity()).toBe(true);
  expect(form && new FormData(form).getAll('day')).toEqual(['15', '6', '2568']);
});
