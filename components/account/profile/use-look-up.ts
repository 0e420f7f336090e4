'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type Profile, profileQuery } from '#lib/api/account/queries.ts';
import { isUnknown } from '#lib/api/errors.ts';

/** Looks in the profile whether an act was done whose answer was lost. Throws the error on where it was not, or where that cannot be read. */
export function useLookUp(): (error: unknown, isDone: (profile: Profile) => boolean) => Promise<void> {
  const queryClient = useQueryClient();
  return async (error, isDone) => {
    if (!isUnknown(error)) throw error;
    const profile = await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 }).catch(() => null);
    if (!profile || !isDone(profile)) throw error;
  };
}
