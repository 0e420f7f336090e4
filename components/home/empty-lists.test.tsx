import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { LatestResult } from './latest-result.tsx';
import { NewsList } from './news-list.tsx';
import { OpenRounds } from './open-rounds.tsx';

test.each([
  [copy.noResults, <LatestResult key="results" newest={[]} main={null} />],
  [copy.noRounds, <OpenRounds key="rounds" openRounds={[]} />],
  [copy.newsFailed, <NewsList key="news" news={null} />],
])('in place of an empty list stands: %s', (text, section) => {
  render(section);
  expect(screen.queryByText(text)).not.toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
