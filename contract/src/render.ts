/** What the site's server entry is given for one page, and what it answers. */

/** Calls the API in the process that renders, as the visitor; `path` starts with `/api/`. */
export type FetchApi = (
  path: string,
  init?: { method?: string; body?: unknown },
) => Promise<{ status: number; body: unknown }>;

export interface RenderRequest {
  /** Path and query as the visitor sent them. */
  url: string;
  /** The visitor's Cookie header. */
  cookies: string;
  /** Public scheme and host, for absolute addresses in the head. */
  origin: string;
  /** Whether the browser says that it runs on a phone (Sec-CH-UA-Mobile). */
  phone: boolean;
  fetchApi: FetchApi;
}

export interface RenderAnswer {
  status: number;
  html: string;
  headers?: Record<string, string>;
  redirect?: string;
}

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
  render: (request: RenderRequest) => Promise<RenderAnswer>;
  /** What is inline in every page, by which the content policy knows it. */
  inline: { script: string; style: string };
  addresses: Addresses;
}
