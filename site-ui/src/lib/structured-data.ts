import type { SiteDto } from '@stowbridge/api';
import { paths } from './paths';

/** Linked data of schema.org, without its context, which the document adds. Addresses in it are absolute. */
export type StructuredData = Record<string, unknown>;

/** Where a page stands: the highest page first, itself last. */
export const breadcrumbs = (origin: string, steps: { label: string; to: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + to,
  })),
});

/** Who runs the site and how to reach them; fields of the configuration that are empty are left out. */
export const organization = (origin: string, site: SiteDto): StructuredData => ({
  '@type': 'Organization',
  name: site.ProductName,
  url: origin + paths.home,
  logo: `${origin}/assets/icon.svg`,
  email: site.ContactEmail || undefined,
  telephone: site.ContactPhone || undefined,
  sameAs: site.SocialLinks.map(({ Url }) => Url),
  address: site.Offices.map((office) => ({
    '@type': 'PostalAddress',
    streetAddress: office.Address,
    addressLocality: office.City,
    addressRegion: office.State,
    postalCode: office.ZipCode,
    addressCountry: 'US',
  })),
});

/** The site itself, and how a search engine may search it. */
export const website = (origin: string, site: SiteDto): StructuredData => ({
  '@type': 'WebSite',
  name: site.ProductName,
  url: origin + paths.home,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
