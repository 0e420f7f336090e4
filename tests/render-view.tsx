import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageProvider } from '#components/ui/page-context.tsx';
import { createQueryClient } from '#lib/api/query-client.ts';
import type { AreaState } from '#stores/areas.ts';
import { StoresProvider, useArea } from '#stores/provider.tsx';
import type { KnownUser } from '#stores/user.ts';

interface Around {
  readonly user?: KnownUser | undefined;
  readonly queryClient?: QueryClient;
}

/** A view inside everything that a page gives it. */
export function pageAround(view: ReactNode, { user, queryClient = createQueryClient() }: Around = {}) {
  return (
    <PageProvider facts={{ scheme: 'dark', nowMs: Date.now() }}>
      <QueryClientProvider client={queryClient}>
        <StoresProvider user={user ?? { isLoggedIn: false, authUser: null, userInfo: null }}>
          {view}
        </StoresProvider>
      </QueryClientProvider>
    </PageProvider>
  );
}

/**
 * Renders a view inside everything that a page gives it; the server's time at the first render is now. `userArea()` is
 * what this tab knows of the user.
 */
export function renderView(view: ReactNode, user?: KnownUser) {
  const queryClient = createQueryClient();
  let seen: AreaState<'user'> | undefined;
  function Watch() {
    seen = useArea('user', (state) => state);
    return null;
  }
  const page = (
    <>
      <Watch />
      {view}
    </>
  );
  const screen = render(pageAround(page, { user, queryClient }));
  const userArea = (): AreaState<'user'> => {
    if (!seen) throw new Error('The view is not rendered');
    return seen;
  };
  return { ...screen, queryClient, userArea };
}
