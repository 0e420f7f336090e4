import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ReadAnswer, ReadAnswers } from './read-answers.tsx';

const queryKey = ['GET /a', {}];
const read = (text: string, readAtMs: number): ReadAnswer[] => [{ queryKey, data: { text }, readAtMs }];

function Shown() {
  const { data } = useQuery<{ text: string }>({ queryKey, queryFn: () => new Promise(() => undefined) });
  return <p role="status">{data?.text ?? 'nothing'}</p>;
}
function page(client: QueryClient, answers: ReadAnswer[]) {
  return (
    <QueryClientProvider client={client}>
      <ReadAnswers answers={answers}>
        <Shown />
      </ReadAnswers>
    </QueryClientProvider>
  );
}
const shown = () => screen.getByRole('status').textContent;

test('what the server read is there when its reader is first drawn, with the time it was read at', () => {
  const client = new QueryClient();
  render(page(client, read('first', 1_000)));
  expect(shown()).toBe('first');
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(1_000);
});

test('what the browser read later stays, and a newer page replaces it', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, { text: 'own' }, { updatedAt: 2_000 });
  const { rerender } = render(page(client, read('old', 1_000)));
  expect(shown()).toBe('own');
  rerender(page(client, read('new', 3_000)));
  await screen.findByText('new');
});
