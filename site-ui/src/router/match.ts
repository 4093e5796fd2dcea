import type { Page, Params } from './page';

export interface Match {
  page: Page;
  params: Params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The parameters of `pathname` under `pattern`, or undefined when it does not fit. */
export function fit(pattern: string, pathname: string): Params | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') {
      params['*'] = given.slice(index).join('/');
      return params;
    }
    const segment = given[index];
    if (part.startsWith(':')) {
      const optional = part.endsWith('?');
      if (segment === undefined && !optional) {
        return undefined;
      }
      const value = segment === undefined ? undefined : decode(segment);
      if (segment !== undefined && value === undefined) {
        return undefined;
      }
      params[part.slice(1, optional ? -1 : undefined)] = value;
    } else if (segment?.toLowerCase() !== part.toLowerCase()) {
      return undefined;
    }
  }
  return given.length > wanted.length ? undefined : params;
}

/**
 * The first page of the table that fits, so the table's order decides. Segments are `word` (in any letter case),
 * `:name`, `:name?` and a final `*` for the rest; trailing slashes do not matter.
 */
export function matchPage(pages: Page[], pathname: string): Match {
  for (const page of pages) {
    const params = fit(page.pattern, pathname);
    if (params) {
      return { page, params };
    }
  }
  throw new Error(`No page fits ${pathname}: the table must end with one that fits everything.`);
}
