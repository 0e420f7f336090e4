import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageProvider } from '#components/ui/page-context.tsx';
import type { LocalData } from '#stores/local-data.ts';
import { StoresProvider, useLocalData } from '#stores/provider.tsx';
import type { UserSlice } from '#stores/user.ts';

/**
 * Renders a view inside everything that a page gives it; the server's time at the first render is now. `localData()` is
 * the state of the store that keeps the user.
 */
export function renderView(view: ReactNode, user?: UserSlice['user']) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: false } } });
  let seen: LocalData | undefined;
  function Watch() {
    seen = useLocalData((state) => state);
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
  const localData = (): LocalData => {
    if (!seen) throw new Error('The view is not rendered');
    return seen;
  };
  return { ...screen, queryClient, localData };
}
