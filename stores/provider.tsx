'use client';

import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type AreaName, type AreaState, type Areas, createAreas } from '#stores/areas.ts';
import { writeWaiting } from '#stores/late-writes.ts';
import { forgetTab } from '#stores/stored.ts';
import type { KnownUser } from '#stores/user.ts';

const AreasContext = createContext<Areas | null>(null);

/** Reads again what is kept in a place, or in all of them. */
function readAgain(areas: Areas, place?: string | null): void {
  for (const area of Object.values(areas)) {
    if ('stored' in area && (place === undefined || area.stored.place === place)) area.stored.readAgain();
  }
}

/** Makes the areas of state once per request on the server and once per tab in the browser. */
export function StoresProvider({ user, children }: { user: KnownUser | undefined; children: ReactNode }) {
  const [areas] = useState(() => createAreas(user));
  // Before the effects of what stands below: what they write would go over what is stored.
  useLayoutEffect(() => {
    readAgain(areas);
    // Who is there by the server's word is written down at once, for other tabs and the next visit.
    areas.user.setState({});
    const handleStorage = ({ key }: StorageEvent) => readAgain(areas, key);
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') writeWaiting();
    };
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pagehide', writeWaiting);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      writeWaiting();
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pagehide', writeWaiting);
      document.removeEventListener('visibilitychange', handleHidden);
    };
  }, [areas]);
  return <AreasContext value={areas}>{children}</AreasContext>;
}

function useAreas(): Areas {
  const areas = use(AreasContext);
  if (!areas) throw new Error('StoresProvider is missing');
  return areas;
}

/** A value of one area of state, as `useArea('user', (state) => state.authUser)`. */
export function useArea<Name extends AreaName, Value>(
  name: Name,
  select: (state: AreaState<Name>) => Value,
): Value {
  return useStore(useAreas()[name], select);
}

/** Forgets everything of the member in this tab, in every area. */
export function useForgetMember(): () => void {
  const areas = useAreas();
  return useCallback(() => {
    for (const area of Object.values(areas)) area.getState().forget();
    // With what stands beside the areas: what was typed into forms.
    forgetTab();
  }, [areas]);
}
