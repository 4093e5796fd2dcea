import type { SiteEntry } from '@stowbridge/contract/render';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config';
import { ConfigError } from '../config-sources';

const ROOT = resolve(__dirname, '..', '..', '..');
/** As SITE_DIST: an API alone. */
const NONE = 'none';
/** Addresses of the back office besides /admin itself. */
const BACK_OFFICE = /^\/(admin|viewbuyer|viewseller)(\/|$)/i;
/** Both front ends have these; the cookie `area` says whose person it is. */
const SHARED = /^\/(my-account|notification)(\/|$)/i;

/** The folders of the built front ends; no site where SITE_DIST is `none`. */
export function frontEnds({ SITE_DIST: site, ADMIN_DIST: admin }: Config): { site?: string; admin: string } {
  return {
    site: site === NONE ? undefined : resolve(site ?? join(ROOT, 'site-ui', 'dist')),
    admin: resolve(admin ?? join(ROOT, 'admin-ui', 'dist')),
  };
}

/** @throws ConfigError when a front end is not where it should be */
export function requireFrontEnds(config: Config): void {
  const { site, admin } = frontEnds(config);
  const remedy = 'build it by npm run build, or set SITE_DIST=none for an API alone';
  if (site && !existsSync(join(site, 'server', 'entry-server.js'))) {
    throw new ConfigError(`SITE_DIST leads to ${site}, where no built site is; ${remedy}.`);
  }
  // A set-up without the site may have no back office either, unless they say where it is.
  const needed = site !== undefined || config.ADMIN_DIST !== undefined;
  if (needed && !existsSync(join(admin, 'index.html'))) {
    throw new ConfigError(`ADMIN_DIST leads to ${admin}, where no built back office is; ${remedy}.`);
  }
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

/** Whether the back office answers at this path; the site answers at all others. */
export function isBackOffice(path: string, area: string | undefined): boolean {
  return BACK_OFFICE.test(path) || (SHARED.test(path) && area === 'admin');
}

export const BACK_OFFICE_PAGES = ['index.html', 'sign-in.html'] as const;
export type BackOfficePage = (typeof BACK_OFFICE_PAGES)[number];

const SIGN_IN = /^\/admin\/?$/i;

/** The sign-in is a page of its own, which does without most of the back office's code. */
export const backOfficePage = (path: string): BackOfficePage => (SIGN_IN.test(path) ? 'sign-in.html' : 'index.html');
