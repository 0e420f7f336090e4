import { QueryClient } from '@tanstack/react-query';

/**
 * Queries and mutations of one tab. What fails, fails at once, and is tried again only when the member asks: by default
 * the library would hold calls back while the browser is offline and send them by itself later.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, networkMode: 'always', retry: false, refetchOnReconnect: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
