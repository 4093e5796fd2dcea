import { forgetDrafts } from '@stowbridge/contract/drafts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { networkError } from './api/api';
import { browserApi, connectSurroundings } from './api/browser-api';
import { App } from './app';
import { readBoot } from './boot';
import { showAlert } from './components/alerts';
import { paths } from './lib/paths';
import { pages } from './pages';
import { matchPage } from './router/match';
import { createRouter, type Router } from './router/router';
import { openFormThere, takeEndNotice, watchOtherTabs } from './session/left-page';
import { readSession } from './session/session';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

/** [FSITE-10] A page that does not come: either nothing can be reached, or a newer release has put its code elsewhere. */
function findOut(url: URL, tryAgain: () => void): void {
  fetch(url, { method: 'HEAD' }).then(
    () => location.assign(url),
    () => void showAlert('You are offline.', { label: 'Try again', go: tryAgain }),
  );
}

/** [FSEC-08] [FSITE-04] Says why somebody is here who was signed out on another page, also of the back office. */
function sayWhy(router: Router): void {
  const notice = takeEndNotice();
  if (!notice) {
    return;
  }
  const { text, back, form } = notice;
  const go = () => {
    openFormThere(form);
    void router.navigate(back ?? paths.signIn);
  };
  const here = !back && location.pathname === paths.signIn;
  void showAlert(text, here ? undefined : { label: back ? 'Go back to it' : 'Sign in', go });
}

/** Takes over the page that the server drew. */
async function start(): Promise<void> {
  // Code that was fetched by the early script may be there before the whole document is.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const boot = readBoot();
  const url = new URL(location.href);
  const { page, params } = matchPage(pages, url.pathname);
  // The page's code must be there before hydration, which has to find what the server drew.
  const module = await page.load();
  const error = boot.failed ? new Error('The server could not load the page.') : undefined;
  const router = createRouter(pages, browserApi, { url, page, params, module, data: boot.data, error }, findOut);
  connectSurroundings({
    leave: () => {
      void (location.pathname === paths.home ? Promise.resolve() : router.navigate(paths.home)).then(() =>
        sayWhy(router),
      );
    },
    offline: () => void showAlert(networkError),
  });
  const session = readSession();
  if (session) {
    forgetDrafts(sessionStorage, session.id);
  }
  watchOtherTabs(() => sayWhy(router));
  startTransition(
    () => void hydrateRoot(document.getElementById('root') as HTMLElement, <App router={router} boot={boot} />),
  );
  sayWhy(router);
}

void start();
