import { aProfile } from '../../test/fixtures';
import { writeDocument, type Assets } from '../document';
import { listingData } from '../features/profile/listing-data';
import { fallbackSite } from './site-context';
import { organization, website } from './structured-data';

const origin = 'https://stowbridge.example';
const assets: Assets = { css: '', entry: '/e.js', font: '/f.woff2', icon: '/i.svg', chunksOf: () => [] };

describe('what search engines read', () => {
  it('[SHELL-04] names the listing, its place and its price, with absolute addresses', () => {
    const profile = aProfile({ Latitude: 27.95, Longitude: -82.46 });
    expect(listingData(origin, profile, 'A facility')).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${origin}/property/7/Harbor-Gate-Storage/`,
      offers: { '@type': 'Offer', price: 12_400_000, priceCurrency: 'USD' },
      about: {
        '@type': 'SelfStorage',
        address: { addressLocality: 'Tampa', addressRegion: 'FL' },
        geo: { latitude: 27.95, longitude: -82.46 },
      },
    });
  });

  it('offers nothing without a price that is shown, and dates nothing that has no date', () => {
    const data = listingData(origin, aProfile({ StatusID: 4, Price: null, CreatedDate: null }), '');
    expect([data.offers, data.datePosted]).toEqual([undefined, undefined]);
  });

  it('names the company with its offices, leaves out what is not configured, and says how to search', () => {
    const office = { Name: 'West', Address: '1 Main St', City: 'Denver', State: 'CO', ZipCode: '80202' };
    const said = organization(origin, { ...fallbackSite, Offices: [office] });
    expect(said).toMatchObject({ name: 'Stowbridge', address: [{ addressLocality: 'Denver', addressRegion: 'CO' }] });
    expect(JSON.stringify(said)).not.toContain('telephone');
    expect(JSON.stringify(website(origin, fallbackSite))).toContain('/property/search/{search_term_string}');
  });

  it('shows where a page stands, from the highest page to itself', () => {
    const head = { title: 'Maya Okafor', canonical: '/teamdetails/3', above: [{ label: 'Team', to: '/aboutus' }] };
    const parts = {
      origin,
      path: '/teamdetails/3',
      product: 'Stowbridge',
      links: '',
      body: '',
      boot: '{}',
      module: '',
    };
    const html = writeDocument({ ...parts, head }, assets);
    const json = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Team', item: `${origin}/aboutus` },
        { '@type': 'ListItem', position: 2, name: 'Maya Okafor', item: `${origin}/teamdetails/3` },
      ],
    });
  });
});
