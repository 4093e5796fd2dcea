import { Injectable } from '@nestjs/common';
import { notFound } from '../platform/common/errors';
import { Config } from '../config';
import { Replicas } from '../platform/database/replicas';
import { sql } from '../platform/database/sql';
import type { Addresses } from '@stowbridge/contract/render';

const COUNT = 'select count(*)::int total from (select from properties where active limit $1::int + 1) p';
const RANGES = `
  select n::int from generate_series(0, (select coalesce(max(id), 0) / $1::int from properties)) n
  where exists (select from properties where active and id between n * $1 and n * $1 + $1 - 1) order by n`;
const PROPERTIES = `select id, name, modified_at "modifiedAt" from public_properties where active and id between $1 and $2 order by id`;
const TEAM = 'select id from team_members order by position, id';
const VENDOR_LISTS = `
  select p.id "parentId", p.name parent, c.id, c.name from categories c join categories p on p.id = c.primary_category_id
  where c.active and p.active and exists (select from vendor_categories v where v.category_id = c.id) order by p.name, c.name`;

interface Entry {
  path: string;
  modifiedAt?: Date;
}

/** What search engines are told to read: every public page and every published property. */
@Injectable()
export class SitemapService {
  /** The most addresses that one file may hold (sitemaps.org); properties are cut by ranges of as many ids. */
  most = 50_000;

  constructor(
    private readonly replicas: Replicas,
    private readonly config: Config,
  ) {}

  /** /robots.txt: everything but the interfaces and the screens of signed-in people, which have nothing to find. */
  robots(): string {
    const closed = [
      '/api/',
      '/admin',
      '/viewbuyer/',
      '/viewseller/',
      '/buyer/',
      '/seller/',
      '/my-account',
      '/notification/',
      '/market-analysis',
      '/preview/',
      '/resetpassword',
      '/confirmemail',
      '/cancelemail',
      '/yourdata/',
      '/StoreDocuments/',
    ];
    return [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${this.config.PUBLIC_URL}/sitemap.xml`,
      '',
    ].join('\n');
  }

  /** /.well-known/security.txt by RFC 9116, good for half a year from today [FSEC-28]. */
  securityContact(): string {
    const { CONTACT_EMAIL, SECURITY_EMAIL = CONTACT_EMAIL, PUBLIC_URL } = this.config;
    const ends = new Date();
    ends.setUTCDate(ends.getUTCDate() + 180);
    return [
      `Contact: mailto:${SECURITY_EMAIL}`,
      `Expires: ${ends.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
      '',
    ].join('\n');
  }

  /** /sitemap.xml: all addresses while they fit into one file, else an index of files. */
  async main(addresses: Addresses): Promise<string> {
    const pages = await this.pages(addresses);
    const [{ total }] = await sql<{ total: number }>(this.replicas, {
      name: 'sitemap-count',
      text: COUNT,
      values: [this.most],
    });
    if (total + pages.length <= this.most) {
      return this.urls([...pages, ...(await this.properties(addresses, 0, 2 ** 31 - 1))]);
    }
    const ranges = await sql<{ n: number }>(this.replicas, {
      name: 'sitemap-ranges',
      text: RANGES,
      values: [this.most],
    });
    const files = ['sitemap-pages.xml', ...ranges.map(({ n }) => `sitemap-properties-${n}.xml`)];
    return document(
      'sitemapindex',
      files.map((file) => `<sitemap><loc>${this.address(`/${file}`)}</loc></sitemap>`),
    );
  }

  /** One file of the index: `pages`, or `properties-` and the number of its range. A 404 for any other. */
  async part(addresses: Addresses, name: string): Promise<string> {
    if (name === 'pages') {
      return this.urls(await this.pages(addresses));
    }
    const range = /^properties-(\d{1,5})$/.exec(name);
    const first = range ? Number(range[1]) * this.most : NaN;
    if (!(first + this.most < 2 ** 31)) {
      throw notFound('This site map');
    }
    return this.urls(await this.properties(addresses, first, first + this.most - 1));
  }

  private async properties(addresses: Addresses, from: number, to: number): Promise<Entry[]> {
    const rows = await sql<{ id: number; name: string; modifiedAt: Date }>(this.replicas, {
      name: 'sitemap-properties',
      text: PROPERTIES,
      values: [from, to],
    });
    return rows.map(({ id, name, modifiedAt }) => ({ path: addresses.property(id, name), modifiedAt }));
  }

  private async pages(addresses: Addresses): Promise<Entry[]> {
    const team = await sql<{ id: number }>(this.replicas, { name: 'sitemap-team', text: TEAM, values: [] });
    const lists = await sql<{ parentId: number; parent: string; id: number; name: string }>(this.replicas, {
      name: 'sitemap-vendors',
      text: VENDOR_LISTS,
      values: [],
    });
    return [
      ...addresses.fixed.map((path) => ({ path })),
      ...team.map(({ id }) => ({ path: addresses.teamMember(id) })),
      ...lists.map(({ parentId, parent, id, name }) => ({ path: addresses.vendorList(parentId, parent, id, name) })),
    ];
  }

  private urls(entries: Entry[]): string {
    const lines = entries.map(
      ({ path, modifiedAt }) =>
        `<url><loc>${this.address(path)}</loc>${modifiedAt ? `<lastmod>${modifiedAt.toISOString()}</lastmod>` : ''}</url>`,
    );
    return document('urlset', lines);
  }

  private address(path: string): string {
    return (this.config.PUBLIC_URL + path).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
}

const document = (kind: string, lines: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${kind}>\n`;
