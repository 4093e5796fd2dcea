import type { BaseHttpRequest } from '@stowbridge/api';
import { isUnreachable } from '../lib/unreachable';
import { matchPage } from './match';
import { loadData, type Page, type PageModule, type Params } from './page';

/** What is on the screen: an address, its page and the page's data, which always change together. */
export interface Shown {
  url: URL;
  /** Names this visit of the address; scroll positions are kept by it. */
  key: string;
  params: Params;
  page: Page;
  module: PageModule;
  data: unknown;
  error?: unknown;
  /** How it came here: a new visit starts at the top, going back finds the old place. */
  arrival: 'start' | 'visit' | 'back' | 'reload' | 'in-place';
}

export interface RouterState {
  shown: Shown;
  pending: boolean;
}

export interface NavigateOptions {
  replace?: boolean;
  /** Stay where the page has been scrolled to, as when a filter changes. */
  keepScroll?: boolean;
}

export interface Router {
  getState(): RouterState;
  subscribe(listener: () => void): () => void;
  /** Resolves when the page is shown. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Loads the shown page's data again, unless somebody is on the way to another page. */
  reload(): Promise<void>;
  /** Fetches a page's code before it is asked for. */
  prefetch(to: string): void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** A router that only stands: what the server renders with. */
export function standingRouter(shown: Shown): Router {
  const state = { shown, pending: false };
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    navigate: () => Promise.resolve(),
    reload: () => Promise.resolve(),
    prefetch: () => undefined,
  };
}

/**
 * The browser's router. Address, page and data change in one step, when the data is there; a navigation that is
 * overtaken by a later one leaves no trace.
 * @param stranded told where somebody wanted to go when that page cannot be fetched, and how to try again: they stay where
 *   they are [FSITE-10]
 */
export function createRouter(
  pages: Page[],
  api: BaseHttpRequest,
  first: Omit<Shown, 'key' | 'arrival'>,
  stranded: (url: URL, tryAgain: () => void) => void,
): Router {
  const stored = window.history.state as { key?: string } | null;
  let state: RouterState = { shown: { ...first, key: stored?.key ?? newKey(), arrival: 'start' }, pending: false };
  let turn = 0;
  let leaving = false;
  const listeners = new Set<() => void>();
  const set = (next: RouterState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  window.history.replaceState({ key: state.shown.key }, '');

  async function prepare(url: URL, fresh: boolean): Promise<Omit<Shown, 'key' | 'arrival'>> {
    const { page, params } = matchPage(pages, url.pathname);
    const before = state.shown;
    const module = await page.load();
    const kept = !fresh && page === before.page && !before.error && module.keepsData?.(before.url, url);
    if (kept) {
      return { url, page, params, module, data: before.data };
    }
    try {
      return { url, page, params, module, data: (await loadData(module, { api, params, url })).data };
    } catch (error) {
      if (isUnreachable(error)) {
        error.told = true;
        throw error;
      }
      return { url, page, params, module, data: undefined, error };
    }
  }

  async function show(url: URL, key: string, arrival: Shown['arrival'], commit: () => void): Promise<void> {
    const mine = ++turn;
    leaving = arrival !== 'reload';
    set({ ...state, pending: true });
    const prepared = await prepare(url, arrival === 'reload').catch(() => undefined);
    if (mine !== turn) {
      return;
    }
    leaving = false;
    if (prepared) {
      commit();
      set({ shown: { ...prepared, key, arrival }, pending: false });
    } else {
      set({ ...state, pending: false });
      const back = arrival === 'back';
      if (back) {
        // The browser has gone there already.
        window.history.pushState({ key: state.shown.key }, '', state.shown.url);
      }
      stranded(url, () => (back ? window.history.back() : void show(url, key, arrival, commit)));
    }
  }

  window.addEventListener('popstate', () => {
    const stored = window.history.state as { key?: string } | null;
    void show(new URL(window.location.href), stored?.key ?? newKey(), 'back', () => undefined);
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, { replace, keepScroll } = {}) => {
      const url = new URL(to, window.location.href);
      const key = newKey();
      const change = replace || url.href === state.shown.url.href ? 'replaceState' : 'pushState';
      return show(url, key, keepScroll ? 'in-place' : 'visit', () => window.history[change]({ key }, '', url));
    },
    reload: () => (leaving ? Promise.resolve() : show(state.shown.url, state.shown.key, 'reload', () => undefined)),
    prefetch: (to) => {
      const { page } = matchPage(pages, new URL(to, window.location.href).pathname);
      page.load().catch(() => undefined);
    },
  };
}
