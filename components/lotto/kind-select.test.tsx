import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comingAlive } from '#tests/typed-early.tsx';
import { KindSelect } from './kind-select.tsx';

const kinds = [
  { kind: 'glo', kind_name: 'หวยรัฐบาล', category_id: 1 },
  { kind: 'lao', kind_name: 'หวยลาว', category_id: 2 },
];
/** What was asked for, by the form of a page that comes alive after this. */
async function asked(before: (page: HTMLElement) => void): Promise<readonly unknown[]> {
  const kept: unknown[] = [];
  const view = <KindSelect page="/lotto/rates" chosen="glo" kinds={kinds} />;
  comingAlive(view, (html) => {
    html.addEventListener('submit', (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) kept.push(new FormData(event.target).get('kind'));
    });
    before(html);
  });
  await act(async () => undefined);
  return kept;
}

test('a kind that was chosen before the page came alive is asked for then, once; one that stands is not', async () => {
  const choose = (value: string) => (page: HTMLElement) => {
    const select = page.querySelector('select');
    if (select) select.value = value;
  };
  const early = await asked(choose('lao'));
  expect(early).toEqual(['lao']);
  document.body.replaceChildren();
  const untouched = await asked(() => undefined);
  expect(untouched).toEqual([]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'lao' } });
  expect(untouched).toEqual(['lao']);
});
