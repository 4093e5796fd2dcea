import { createContext, use, useEffect } from 'react';
import { useSite } from '../lib/site-context';

export interface HeadProps {
  /** The screen's name; the page title is the product, a separator and this ([SHELL-60]). */
  title: string;
  description?: string;
  /** Path of the page under its one true address. */
  canonical?: string;
  /** Stored name of a property's picture for link previews. */
  image?: string;
  /** Pages above this one, the highest first: search engines show them instead of the address. */
  above?: { label: string; to: string }[];
  /** What search engines read about the page's subject; addresses in it must begin with `origin`. */
  structured?: (origin: string) => Record<string, unknown>[];
  /** Keeps private and duplicate screens out of search engines. */
  noIndex?: boolean;
}

/** Where the server collects the head while it renders; the browser has none and writes the document itself. */
export const HeadCollector = createContext<{ head?: HeadProps } | null>(null);

/** The page's title and what search engines and link previews read. One per page. */
export function Head(props: HeadProps) {
  const collector = use(HeadCollector);
  const { ProductName } = useSite();
  if (collector) {
    // eslint-disable-next-line react-hooks/immutability -- the server renders once, and reads this afterwards
    collector.head = props;
  }
  const title = `${ProductName} | ${props.title}`;
  const { description, canonical } = props;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', location.origin + (canonical ?? location.pathname));
  }, [title, description, canonical]);
  return null;
}
