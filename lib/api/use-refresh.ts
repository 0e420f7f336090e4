'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallKey } from '#contract/calls.ts';
import type { Change } from '#contract/endpoint.ts';
import { outOfDate } from '#lib/api/changes.ts';

/** Reads again what a change has made out of date, wherever it is shown. */
export function useRefresh(): (changes: readonly Change[], by?: CallKey) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (changes, by) => {
      for (const filters of changes.flatMap((change) => outOfDate(change, by)))
        void queryClient.invalidateQueries(filters);
    },
    [queryClient],
  );
}
