import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Alerts } from '../src/components/alerts';
import { fallbackSite, SiteContext } from '../src/lib/site-context';
import { RouterContext } from '../src/router/hooks';
import type { Page } from '../src/router/page';
import type { Router, RouterState } from '../src/router/router';

const site = {
  ...fallbackSite,
  ContactEmail: 'office@stowbridge.example',
  ContactPhone: '303-555-0100',
  Offices: [
    { Name: 'Colorado', Address: '1 Main Street', City: 'Denver', State: 'CO', ZipCode: '80202' },
    { Name: 'California', Address: '2 Main Street', City: 'Irvine', State: 'CA', ZipCode: '92614' },
  ],
};

const page: Page = { pattern: '/*', file: '', load: () => Promise.reject(new Error('not loaded in tests')) };

export interface Standing {
  path?: string;
  params?: Record<string, string | undefined>;
  data?: unknown;
  /** Whether one gets where one wants to go, or is on the way for ever. */
  arrives?: boolean;
}

/** Renders a part of the site at an address; `visited` collects where it wanted to go. */
export function renderAt(element: ReactElement, { path = '/', params = {}, data, arrives = true }: Standing = {}) {
  const visited: string[] = [];
  let reloads = 0;
  const state: RouterState = {
    shown: {
      url: new URL(path, 'http://localhost'),
      key: 'test',
      params,
      page,
      module: { Component: () => null },
      data,
      arrival: 'visit',
    },
    pending: false,
  };
  const router: Router = {
    getState: () => state,
    subscribe: () => () => undefined,
    navigate: (to) => {
      visited.push(to);
      return arrives ? Promise.resolve() : new Promise(() => undefined);
    },
    reload: () => {
      reloads += 1;
      return Promise.resolve();
    },
    prefetch: () => undefined,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteContext value={site}>
      <RouterContext value={router}>
        {children}
        <Alerts />
      </RouterContext>
    </SiteContext>
  );
  return { ...render(element, { wrapper }), visited, reloads: () => reloads };
}
