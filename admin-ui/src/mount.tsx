import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadProduct } from './data-provider/load-product';
import './theme/fonts.css';

/** The server's nonce of this very page; without it the content policy refuses every style that we insert. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Draws a page once the facts about the product are there. */
export async function mount(page: ReactNode): Promise<void> {
  const styles = createCache({ key: 'css', prepend: true, nonce });
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await loadProduct();
  // As a transition, so that a slow machine draws and answers in between.
  startTransition(() => root.render(<CacheProvider value={styles}>{page}</CacheProvider>));
}
