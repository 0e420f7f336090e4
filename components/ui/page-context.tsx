'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { serverNowMs } from '#lib/api/caller.ts';

export type Scheme = 'dark' | 'light';

/** Facts of the page that the server knew when it rendered it. */
export interface PageFacts {
  readonly scheme: Scheme;
  /** Server time of the first render, in epoch milliseconds. */
  readonly nowMs: number;
}

const PageContext = createContext<PageFacts>({ scheme: 'dark', nowMs: 0 });

/** False while the first HTML comes alive, which must be drawn as it stands. */
let isAlive = false;

export function PageProvider({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  useEffect(() => {
    isAlive = true;
  }, []);
  return <PageContext value={facts}>{children}</PageContext>;
}

export function usePage(): PageFacts {
  return use(PageContext);
}

/** Server time by which a part is drawn first, in epoch ms: that of the HTML it came with; of what is shown later, now. */
export function useFirstMs(): number {
  const { nowMs } = usePage();
  const [firstMs] = useState(() => (isAlive ? serverNowMs() : nowMs));
  return firstMs;
}
