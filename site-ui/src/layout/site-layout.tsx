import { useEffect, useRef, type ReactNode } from 'react';
import { Alerts } from '../components/alerts';
import { Toast } from '../components/toast';
import { useRouterState } from '../router/hooks';
import { useScroll } from '../router/use-scroll';
import { Footer } from './footer';
import { Header } from './header';
import styles from './site-layout.module.css';
import { useKeptFocus } from './use-kept-focus';

/** [SHELL-01] Header, the screen, footer; the focus follows a change of page, so that a screen reader starts there. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const state = useRouterState();
  const { pathname } = state.shown.url;
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useScroll(state);
  useKeptFocus();
  useEffect(() => {
    if (last.current !== pathname) {
      last.current = pathname;
      main.current?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return (
    <>
      <div className={state.pending ? styles.busy : styles.idle} />
      <Header />
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toast />
      <Alerts />
    </>
  );
}
