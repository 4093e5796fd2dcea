import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Being signed out is no failure: react-admin asks for it by a query like any other, and every other finds it out. */
function logged(error: Error & { status?: number }, query: { queryKey: readonly unknown[] }): void {
  if (query.queryKey[0] !== 'auth' && error.status !== 401) {
    console.error('Could not load', query.queryKey, error);
  }
}

/** What could not be loaded is logged [ERR-08]; the page it belongs to offers to try again. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: logged }),
  mutationCache: new MutationCache(),
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true } },
});
