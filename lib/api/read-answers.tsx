'use client';

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';

/** What the server read for a query, and when. */
export interface ReadAnswer {
  readonly queryKey: QueryKey;
  readonly data: object;
  readonly readAtMs: number;
}

const ageOf = (client: QueryClient, { queryKey }: ReadAnswer) =>
  client.getQueryState(queryKey)?.dataUpdatedAt;
const write = (client: QueryClient, { queryKey, data, readAtMs }: ReadAnswer) =>
  client.setQueryData(queryKey, data, { updatedAt: readAtMs });

interface ReadAnswersProps {
  readonly answers: readonly ReadAnswer[];
  readonly children: ReactNode;
}

/**
 * Hands what the server read to the browser's queries, where they know nothing newer. TanStack's own boundary for this weighs ten
 * times as much, for promises and changes that no page hands down.
 */
export function ReadAnswers({ answers, children }: ReadAnswersProps) {
  const client = useQueryClient();
  // What nobody asked for yet is there when its first reader is drawn; what is shown already is only replaced once this is drawn.
  useMemo(() => {
    for (const answer of answers) if (ageOf(client, answer) === undefined) write(client, answer);
  }, [client, answers]);
  useEffect(() => {
    for (const answer of answers) if (Number(ageOf(client, answer)) < answer.readAtMs) write(client, answer);
  }, [client, answers]);
  return children;
}
