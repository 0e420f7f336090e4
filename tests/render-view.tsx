import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageProvider } from '#components/ui/page-context.tsx';
import { createQueryClient } from '#lib/api/query-client.ts';
import type { AreaState } from '#stores/areas.ts';
import { StoresProvider, useArea } from '#stores/provider.tsx';
import type { KnownUser } from '#stores/user.ts';

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
  const screen = render(
    <PageProvider facts={{ scheme: 'dark', nowMs: Date.now() }}>
      <QueryClientProvider client={queryClient}>
        <StoresProvider user={user ?? { isLoggedIn: false, authUser: null, userInfo: null }}>
          <Watch />
          {view}
        </StoresProvider>
      </QueryClientProvider>
    </PageProvider>,
  );
  const userArea = (): AreaState<'user'> => {
    if (!seen) throw new Error('The view is not rendered');
    return seen;
  };
  return { ...screen, queryClient, userArea };
}
