'use client';

import { usePathname, useSearchParams } from 'next/navigation';

/** Path and query of the page that is shown, written as `placeOf` writes them. */
export function usePlace(): string {
  const query = useSearchParams().toString();
  const pathname = usePathname();
  return query ? `${pathname}?${query}` : pathname;
}

/** The same of an address. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search).toString();
  return query ? `${pathname}?${query}` : pathname;
}
