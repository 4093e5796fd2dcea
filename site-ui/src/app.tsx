import { StrictMode, useEffect } from 'react';
import type { Boot } from './boot';
import { HeadCollector, type HeadProps } from './components/head';
import { makeUpForEarlyPress } from './forms/early';
import { Failure } from './layout/failure';
import { SiteLayout } from './layout/site-layout';
import { SiteContext } from './lib/site-context';
import { RouterContext, useRouterState } from './router/hooks';
import type { Router } from './router/router';
import { SignedInHint } from './session/use-session';

export interface AppProps {
  router: Router;
  boot: Pick<Boot, 'site' | 'signedIn'>;
  /** Where the server collects the page's head. */
  collector?: { head?: HeadProps };
}

/** The whole site, the same on the server and in the browser. */
export function App({ router, boot, collector }: AppProps) {
  useEffect(makeUpForEarlyPress, []);
  return (
    <StrictMode>
      <SiteContext value={boot.site}>
        <SignedInHint value={boot.signedIn}>
          <HeadCollector value={collector ?? null}>
            <RouterContext value={router}>
              <SiteLayout>
                <CurrentPage />
              </SiteLayout>
            </RouterContext>
          </HeadCollector>
        </SignedInHint>
      </SiteContext>
    </StrictMode>
  );
}

function CurrentPage() {
  const { shown } = useRouterState();
  const { Component } = shown.module;
  return shown.error ? <Failure /> : <Component key={shown.page.pattern} />;
}
