'use client';

import { createContext, type ReactNode, use } from 'react';

export type Scheme = 'dark' | 'light';

/** Facts of the page that the server knew when it rendered it. */
export interface PageFacts {
  readonly scheme: Scheme;
  /** Server time of the first render, in epoch milliseconds. */
  readonly nowMs: number;
}

const PageContext = createContext<PageFacts>({ scheme: 'dark', nowMs: 0 });

export function PageProvider({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  return <PageContext value={facts}>{children}</PageContext>;
}

export function usePage(): PageFacts {
  return use(PageContext);
}
