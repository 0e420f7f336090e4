'use client';

import { useEffect, useState } from 'react';

/** The element of the layout in which a part stands that comes when the browser rests: it costs no page a byte of its first load. */
export function useLayoutPlace(id: string): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(id)), [id]);
  return place;
}
