import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Alerts } from '../components/alerts';
import { lateExtra } from '../components/late';
import { Toast } from '../components/toast';
import { useMounted } from '../components/use-mounted';
import { useRouterState } from '../router/hooks';
import { useScroll } from '../router/use-scroll';
import { useViewing } from '../session/use-viewing';
import { Footer } from './footer';
import { Header } from './header';
import styles from './site-layout.module.css';
import { useKeptFocus } from './use-kept-focus';

const ViewBanner = lateExtra(() => import('./view-banner'));
const Tray = lateExtra(() => import('../components/compare/tray'));

/** [SHELL-01] Header, the screen, footer; the focus follows a change of page, so that a screen reader starts there. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const state = useRouterState();
  const { pathname } = state.shown.url;
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  const mounted = useMounted();
  const viewing = useViewing();
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
      {mounted && (
        <Suspense>
          <Tray />
        </Suspense>
      )}
      {viewing && (
        <Suspense>
          <ViewBanner viewing={viewing} />
        </Suspense>
      )}
      <Toast />
      <Alerts />
    </>
  );
}
