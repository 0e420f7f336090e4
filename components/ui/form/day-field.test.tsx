import { globSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayField } from './day-field.tsx';

/** What a form with the field asks for. */
function asked(day: string | undefined): string[] {
  const view = render(
    <form>
      <DayField label="วันที่แทง" day={day} today="2025-06-15" years={3} />
    </form>,
  );
  const form = view.container.querySelector('form');
  return form ? new FormData(form).getAll('day').map(String) : [];
}

test('a day stands in three fields, its year in the Buddhist era, and goes out under one name', () => {
  expect(asked('2024-02-29')).toEqual(['29', '2', '2567']);
  const field = within(screen.getByRole('group', { name: 'วันที่แทง' }));
  expect(field.getByRole('combobox', { name: 'เดือน' })).toHaveProperty('value', '2');
  const years = within(field.getByRole('combobox', { name: 'พ.ศ.' })).getAllByRole('option');
  expect(years.map(({ textContent }) => textContent)).toEqual(['พ.ศ.', '2568', '2567', '2566']);
});

test('without a day this month stands there, and no date', () => {
  expect(asked(undefined)).toEqual(['', '6', '2568']);
});

test('a year that is no longer offered is there while it is shown', () => {
  expect(asked('2019-08-01')).toEqual(['1', '8', '2562']);
});

test('no page has a date field of the browser, which shows years of the Christian era', () => {
  const native = /type="(?:date|month|week|datetime-local)"/;
  const pages = globSync('{app,components,lib}/**/*.tsx');
  expect(pages.length).toBeGreaterThan(100);
  expect(
    pages.filter((file) => native.test(readFileSync(file, 'utf8')) && !file.includes('day-field.test')),
  ).toEqual([]);
});
