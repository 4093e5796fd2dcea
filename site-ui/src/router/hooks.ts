import { createContext, use, useSyncExternalStore } from 'react';
import type { Answer, Params } from './page';
import type { NavigateOptions, Router, RouterState } from './router';

export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) {
    throw new Error('There is no router around this component.');
  }
  return router;
}

export function useRouterState(): RouterState {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.getState, router.getState);
}

/** The address of what is shown (not of what is being loaded). */
export const useUrl = (): URL => useRouterState().shown.url;

export const useParams = (): Params => useRouterState().shown.params;

export const useNavigate = (): ((to: string, options?: NavigateOptions) => Promise<void>) => useRouter().navigate;

type DataOf<Loader> = Loader extends (...args: never[]) => Promise<infer Data>
  ? Data extends Answer<infer Inner>
    ? Inner
    : Data
  : never;

/** What the page's loader found: `usePageData<typeof loader>()`. */
export function usePageData<Loader>(): DataOf<Loader> {
  return useRouterState().shown.data as DataOf<Loader>;
}
