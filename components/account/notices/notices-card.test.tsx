import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCAL_DATA, readStored } from '#stores/stored.ts';
import { pageAround } from '#tests/render-view.tsx';
import { comingAlive } from '#tests/typed-early.tsx';
import { NoticesCard } from './notices-card.tsx';

test('what is switched off before the page came alive is off, beside what the device had switched off before', async () => {
  const kept = { state: { local: { muted: ['announcements'] } }, version: 1 };
  localStorage.setItem(LOCAL_DATA, JSON.stringify(kept));
  comingAlive(pageAround(<NoticesCard />), (page) => {
    const box = page.querySelector<HTMLInputElement>('input[value=wins]');
    if (box) box.checked = false;
  });
  await act(async () => undefined);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.filter(({ checked }) => !checked).map(({ value }) => value)).toEqual([
    'wins',
    'announcements',
  ]);
  expect(readStored(LOCAL_DATA, 'local')).toMatchObject({ muted: ['wins', 'announcements'] });
});
