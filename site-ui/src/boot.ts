import type { SiteDto } from '@stowbridge/api';

/** What the server hands to the browser with the page, as JSON. */
export interface Boot {
  site: SiteDto;
  signedIn: boolean;
  /** The page's data, or `failed` when its loader failed. */
  data?: unknown;
  failed?: boolean;
}

/** JSON that may stand inside a script element: no `<` can end it. */
export function bootJson(boot: Boot): string {
  return JSON.stringify(boot)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

export function readBoot(): Boot {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
}
