import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** What could not be loaded is logged [ERR-08]; the page it belongs to offers to try again. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => console.error('Could not load', query.queryKey, error) }),
  mutationCache: new MutationCache(),
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 5_000 } },
});
