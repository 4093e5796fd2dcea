import { SIGN_IN_AGAIN, takeNotice } from '@stowbridge/contract/sign-in-again';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserApi, connectSurroundings } from './api/browser-api';
import { App } from './app';
import { readBoot } from './boot';
import { showAlert } from './components/alerts';
import { pages } from './pages';
import { paths } from './paths';
import { matchPage } from './router/match';
import { createRouter } from './router/router';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

/** A page whose code does not come: either nothing can be reached, or a newer release has put it elsewhere. */
function findOut(url: URL): void {
  fetch(url, { method: 'HEAD' }).then(
    () => location.assign(url),
    () => void showAlert('NETWORK ERROR'),
  );
}

/** [FSEC-08] Says why somebody is here who was signed out on another page, also of the back office. */
function sayWhy(): void {
  if (takeNotice(sessionStorage)) {
    void showAlert(SIGN_IN_AGAIN);
  }
}

/** Takes over the page that the server drew. */
async function start(): Promise<void> {
  const boot = readBoot();
  const url = new URL(location.href);
  const { page, params } = matchPage(pages, url.pathname);
  // The page's code must be there before hydration, which has to find what the server drew.
  const module = await page.load();
  const error = boot.failed ? new Error('The server could not load the page.') : undefined;
  const router = createRouter(pages, browserApi, { url, page, params, module, data: boot.data, error }, findOut);
  connectSurroundings({
    leave: () => {
      void (location.pathname === paths.home ? Promise.resolve() : router.navigate(paths.home)).then(sayWhy);
    },
    offline: () => void showAlert('NETWORK ERROR'),
  });
  startTransition(() => void hydrateRoot(document.getElementById('root') as HTMLElement, <App router={router} boot={boot} />));
  sayWhy();
}

void start();
