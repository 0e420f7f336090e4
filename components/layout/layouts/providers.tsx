'use client';

// The page of a failure is in the scripts that are there already, not once more beside each layout.
import '#components/layout/errors/page-error.tsx';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { type ReactNode, Suspense, use, useState } from 'react';
import { LinkFollower } from '#components/layout/moving/link-follower.tsx';
import { PageEffects } from '#components/layout/moving/page-effects.tsx';
import { RouteProgress } from '#components/layout/moving/route-progress.tsx';
import { NavigationProvider } from '#components/ui/navigation.tsx';
import { type PageFacts, PageProvider } from '#components/ui/page-context.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import { setCallingMember, setServerNow } from '#lib/api/caller.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { ToastHost } from '#lib/feedback/toast-host.tsx';
import { StoresProvider } from '#stores/provider.tsx';
import { type KnownUser, knownUser } from '#stores/user.ts';

interface ContextsProps {
  readonly facts: PageFacts;
  readonly user: KnownUser | undefined;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** Contexts that client components of every page use. */
function Contexts({ facts, user, queryClient, children }: ContextsProps) {
  return (
    <PageProvider facts={facts}>
      <QueryClientProvider client={queryClient}>
        <StoresProvider user={user}>
          <NavigationProvider>{children}</NavigationProvider>
        </StoresProvider>
      </QueryClientProvider>
    </PageProvider>
  );
}

/** On the server, for a page that is rendered to be kept: says what is around a part of it, with state of its own for each member. */
function surroundParts(facts: PageFacts): void {
  const router = use(AppRouterContext);
  const fragment = globalThis.pwinRenderContext?.getStore()?.fragment;
  if (!fragment) return;
  fragment.around = (shown, { user }) => (
    <AppRouterContext value={router}>
      <Contexts facts={facts} user={knownUser(user)} queryClient={createQueryClient()}>
        {shown}
      </Contexts>
    </AppRouterContext>
  );
}

/** How long ago the page began to arrive, in ms: on a slow phone it comes alive seconds later. */
function ageMs(): number {
  const [page] = performance.getEntriesByType('navigation');
  return page && 'responseStart' in page ? performance.now() - Number(page.responseStart) : 0;
}

/** What client components of every page use, and what stands on every page unseen. */
export function Providers({
  facts,
  answeredAtMs,
  user,
  gtmId,
  children,
}: {
  facts: PageFacts;
  /** Server time of the answer, in epoch milliseconds: later than that of the render when the page was kept. */
  answeredAtMs: number;
  user: KnownUser | undefined;
  gtmId: string | null;
  children: Elements;
}) {
  const [queryClient] = useState(() => {
    // Countdowns below read the server's clock in their first effect, so it is set before they mount.
    if (typeof window !== 'undefined') {
      setServerNow(answeredAtMs + ageMs());
      setCallingMember(user?.authUser?.memberId);
    }
    return createQueryClient();
  });
  if (typeof window === 'undefined') surroundParts(facts);
  return (
    <Contexts facts={facts} user={user} queryClient={queryClient}>
      <Suspense fallback={null}>
        <RouteProgress />
        <LinkFollower />
        <PageEffects gtmId={gtmId} />
      </Suspense>
      {children}
      <ToastHost />
    </Contexts>
  );
}
