'use client';

import { useEffect, useState } from 'react';

/** False on the server and in the first client render, true once stored state was read: gates what only the device knows. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
