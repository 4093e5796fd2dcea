import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { App } from './app';
import { loadProduct } from './data-provider/load-product';
import './theme/fonts.css';

/** The server's nonce of this very page; without it the content policy refuses every style that we insert. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const styles = createCache({ key: 'css', prepend: true, nonce });

// A data router, so that unsaved work can hold back a navigation.
const router = createBrowserRouter([{ path: '*', element: <App /> }]);

const root = createRoot(document.getElementById('root') as HTMLElement);

// As a transition, so that a slow machine draws and answers in between.
void loadProduct().then(() =>
  startTransition(() =>
    root.render(
      <CacheProvider value={styles}>
        <RouterProvider router={router} />
      </CacheProvider>,
    ),
  ),
);
