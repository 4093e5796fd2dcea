import { waitFor } from '@testing-library/react';
import { serve } from '../../test/api-double';
import { UnreachableError } from '../api/api';
import { browserApi } from '../api/browser-api';
import { Answer, type Page, type PageModule } from './page';
import { createRouter } from './router';

const pageModule = (loader: PageModule['loader'], more: Partial<PageModule> = {}): PageModule => ({
  Component: () => null,
  loader,
  ...more,
});
const page = (pattern: string, made: PageModule): Page => ({
  pattern,
  file: pattern,
  load: () => Promise.resolve(made),
});

const stranded = jest.fn();

function routerOf(...pages: Page[]) {
  serve({});
  const [first] = pages;
  if (!first) {
    throw new Error('A table of pages has a first one.');
  }
  const start = {
    url: new URL(window.location.href),
    page: first,
    params: {},
    module: pageModule(undefined),
    data: 'start',
  };
  return createRouter([...pages, page('/*', pageModule(undefined))], browserApi, start, stranded);
}

describe('the router', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('changes address, page and data in one step, when the data is there', async () => {
    const router = routerOf(
      page('/', pageModule(undefined)),
      page(
        '/a/:id',
        pageModule(async ({ params }) => `a${params.id}`),
      ),
    );
    const seen: string[] = [];
    router.subscribe(() => seen.push(`${router.getState().shown.data} at ${window.location.pathname}`));
    await router.navigate('/a/7');
    expect(seen).toEqual(['start at /', 'a7 at /a/7']);
    expect(router.getState()).toMatchObject({ pending: false, shown: { arrival: 'visit', params: { id: '7' } } });
  });

  it('lets the later of two navigations win, whichever loads faster', async () => {
    let release: () => void = () => undefined;
    const slow = pageModule(() => new Promise((resolve) => (release = () => resolve('slow'))));
    const router = routerOf(
      page('/', pageModule(undefined)),
      page('/slow', slow),
      page(
        '/fast',
        pageModule(async () => 'fast'),
      ),
    );
    const first = router.navigate('/slow');
    await waitFor(() => expect(router.getState().pending).toBe(true));
    await router.navigate('/fast');
    release();
    await first;
    expect(router.getState().shown.data).toBe('fast');
    expect(window.location.pathname).toBe('/fast');
  });

  it('[ERR-02] lets nobody who is leaving be held back by a page that loads itself again', async () => {
    const router = routerOf(
      page(
        '/',
        pageModule(async () => 'again'),
      ),
      page(
        '/home',
        pageModule(async () => 'home'),
      ),
    );
    const leaving = router.navigate('/home');
    await router.reload();
    await leaving;
    expect(router.getState()).toMatchObject({ pending: false, shown: { data: 'home' } });
    await router.reload();
    expect(router.getState().shown.arrival).toBe('reload');
  });

  it('stays where it is when the code of a page cannot be fetched, and says where somebody wanted to go', async () => {
    const lost: Page = {
      pattern: '/lost',
      file: '/lost',
      load: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    const router = routerOf(page('/', pageModule(undefined)), lost);
    await router.navigate('/lost');
    expect(router.getState()).toMatchObject({ pending: false, shown: { data: 'start' } });
    expect(window.location.pathname).toBe('/');
    expect(stranded).toHaveBeenCalledWith(new URL('/lost', window.location.href), expect.any(Function));
  });

  it('[FSITE-10] stays where it is when the data of a page cannot be reached, says it there alone, and tries again', async () => {
    const failure = new UnreachableError();
    const loader = jest.fn(async () => 'a').mockRejectedValueOnce(failure);
    const router = routerOf(page('/', pageModule(undefined)), page('/a', pageModule(loader)));
    await router.navigate('/a');
    expect(router.getState()).toMatchObject({ pending: false, shown: { data: 'start' } });
    expect(window.location.pathname).toBe('/');
    expect(failure.told).toBe(true);
    const [url, tryAgain] = stranded.mock.lastCall as [URL, () => void];
    expect(url.pathname).toBe('/a');
    tryAgain();
    await waitFor(() => expect(router.getState().shown.data).toBe('a'));
    expect(window.location.pathname).toBe('/a');
  });

  it('[FSITE-10] has the address of what is shown when going back fails', async () => {
    const home = jest.fn(async () => 'home').mockRejectedValueOnce(new UnreachableError());
    const router = routerOf(
      page('/', pageModule(home)),
      page(
        '/a',
        pageModule(async () => 'a'),
      ),
    );
    await router.navigate('/a');
    stranded.mockClear();
    window.history.back();
    await waitFor(() => expect(stranded).toHaveBeenCalledTimes(1));
    expect([router.getState().shown.data, window.location.pathname]).toEqual(['a', '/a']);
    (stranded.mock.lastCall as [URL, () => void])[1]();
    await waitFor(() => expect(router.getState().shown.data).toBe('home'));
    expect(window.location.pathname).toBe('/');
  });

  it('keeps the data where the page says that it answers the new address too', async () => {
    const loader = jest.fn(async () => 'results');
    const search = pageModule(loader, { keepsData: (from, to) => from.pathname === to.pathname });
    const router = routerOf(page('/', pageModule(undefined)), page('/search', search));
    await router.navigate('/search');
    await router.navigate('/search?view=map');
    expect(loader).toHaveBeenCalledTimes(1);
    expect(router.getState().shown.url.search).toBe('?view=map');
    await router.reload();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('[ERR-06] shows a failing page as failed instead of staying where it was', async () => {
    const router = routerOf(
      page('/', pageModule(undefined)),
      page(
        '/broken',
        pageModule(() => Promise.reject(new Error('no'))),
      ),
    );
    await router.navigate('/broken');
    expect(router.getState().shown).toMatchObject({ error: new Error('no'), data: undefined });
    expect(window.location.pathname).toBe('/broken');
  });

  it('goes back to the page before, under the key of that visit', async () => {
    const router = routerOf(
      page(
        '/',
        pageModule(async () => 'home'),
      ),
      page(
        '/a',
        pageModule(async () => 'a'),
      ),
    );
    const { key } = router.getState().shown;
    await router.navigate('/a');
    window.history.back();
    await waitFor(() => expect(router.getState().shown).toMatchObject({ data: 'home', arrival: 'back', key }));
  });

  it('unwraps an answer that carries a status', async () => {
    const router = routerOf(
      page('/', pageModule(undefined)),
      page(
        '/gone',
        pageModule(async () => new Answer(null, 404)),
      ),
    );
    await router.navigate('/gone');
    expect(router.getState().shown.data).toBeNull();
  });
});
