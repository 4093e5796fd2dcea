import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the site's server entry is given for one page. */
interface PageRequest {
  /** Path and query as the visitor sent them. */
  url: string;
  nonce: string;
  cookies: string;
  /** Scheme and host for canonical addresses. */
  origin: string;
  /** Whether the browser says that it runs on a phone (Sec-CH-UA-Mobile). */
  phone: boolean;
  /** Calls the API in this process, as this visitor. */
  fetchApi: (path: string, init?: { method?: string; body?: unknown }) => Promise<{ status: number; body: unknown }>;
}

interface Page {
  status: number;
  html: string;
  headers?: Record<string, string>;
  redirect?: string;
}

type Renderer = (request: PageRequest) => Promise<Page>;

/** The site's public addresses, as paths. */
export interface Addresses {
  /** Pages that always exist. */
  fixed: string[];
  property: (id: number, name: string) => string;
  teamMember: (id: number) => string;
  vendorList: (parentId: number, parent: string, childId: number, child: string) => string;
}

/** What the site's server entry exports. */
export interface SiteEntry {
  render: Renderer;
  addresses: Addresses;
}

/** Loads the built server entry of the site; undefined where there is none. */
export function siteEntry(folder: string): SiteEntry | undefined {
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry)) {
    return undefined;
  }
  // The entry is an ES module; Node loads it through require as long as it does not await at its top.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require(entry) as SiteEntry;
}
