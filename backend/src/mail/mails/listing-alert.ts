import { spanInShort } from '@stowbridge/contract/guidance';
import { PropertyStatus, Role, UserStatus } from '@stowbridge/contract/ids';
import type { HitReason } from '@stowbridge/contract/saved-searches';
import { finds } from '../../domains/demand/finds.sql';
import { lastChangeOf } from '../../domains/properties/prices/price-history';
import { OPEN, PUBLIC_PRICE } from '../../domains/properties/visibility.sql';
import type { EventMap } from '../../platform/events/events';
import { priceOf, PUBLIC_LISTING, type PublicListing } from '../data/listing';
import { personSql } from '../data/people';
import { type Block, REDACTED } from '../layout';
import { type Links, links } from '../links';
import type { MailContext } from '../mail-context';
import { mail, type Person } from '../mail-definition';

/** Beyond these a mail only says how many more there are [BEYB-25]. */
const SHOWN = 10;

interface SearchOf {
  id: number;
  name: string;
  address: string;
}

interface Found extends PublicListing {
  reader: Person;
  reasons: HitReason[];
  /** The price before a reduction that still holds; null where that is no news. */
  priceBefore: number | null;
  /** Those of the reader that find it; none where it is only kept. */
  searches: SearchOf[];
}

/**
 * What a digest tells when the mail is made: what a visitor may see, is still news, and still what its reader looks for
 * [BEYB-26].
 */
const FOUND = `
  select ${personSql('u')} reader, ${PUBLIC_LISTING},
    array_agg(distinct f.reason) reasons, max(c.before)::float8 "priceBefore",
    coalesce(json_agg(distinct jsonb_build_object('id', f.search_id, 'name', f.name, 'address', f.address)) filter (where f.search_id is not null), '[]') searches
  from digest_runs g join users u on u.id = g.user_id and u.status_id <> ${UserStatus.Rejected}
    join lateral (
      select h.property_id, h.reason, h.price_id, s.id search_id, s.name, s.address
      from search_hits h join saved_searches s on s.id = h.saved_search_id and s.frequency <> 'never' join public_properties p on p.id = h.property_id
      where h.digest_id = g.id and ${finds()}
      union all
      select k.property_id, h.reason, h.price_id, null, null, null from favourite_hits h join favourites k on k.id = h.favourite_id where h.digest_id = g.id) f on true
    join public_properties p on p.id = f.property_id and ${OPEN}
    join properties o on o.id = p.id and o.seller_id is distinct from u.id
    join states st on st.id = p.state_id
    left join price_alternatives pa on pa.id = p.alternate_price_option_id
    left join lateral ${lastChangeOf('f.property_id')} c on f.reason = 'price' and c.id = f.price_id and c.price < c.before and c.price = ${PUBLIC_PRICE}
  where g.id = $1 and case f.reason when 'price' then c.id is not null when 'back' then p.status_id = ${PropertyStatus.ForSale} else true end
  group by u.id, p.id, p.name, p.city, st.code, p.active, p.status_id, p.price, p.alternate_price_option_id, pa.name, p.guidance_low, p.guidance_high
  order by p.id desc`;

async function findListings(
  { digestId }: EventMap['listings.found'],
  { read }: MailContext,
): Promise<Found[] | undefined> {
  const found = await read<Found>(FOUND, [digestId]);
  return found.length > 0 ? found : undefined;
}

function newsOf({ reasons, price, priceBefore }: Found): string[] {
  return [
    ...(reasons.includes('new') ? ['New'] : []),
    ...(price !== null && priceBefore !== null ? [`Price reduced from ${spanInShort(priceBefore, price)}`] : []),
    ...(reasons.includes('back') ? ['Back on the market'] : []),
  ];
}

const listing = (one: Found, { property }: Links): Block[] => [
  { rows: [[newsOf(one)[0], [one.propertyName, one.place, ...priceOf(one), ...newsOf(one).slice(1)].join('\n')]] },
  { link: `See ${one.propertyName}`, address: property(one.propertyId, one.propertyName) },
];

/** Where a kept mail has the address that stops one saved search: the sender puts the token in its place. */
const stopPlace = (searchId: number): string => `${searchId}.${REDACTED}`;
const STOP_PLACES = new RegExp(`${links('').stopSearch(`(\\d+)\\.${REDACTED}`)}`, 'g');

/** @param token of a saved search; it must be good for the reader's own alone, since anybody can type such an address */
export const withStopLinks = (body: string, token: (searchId: number) => string): string =>
  body.replaceAll(STOP_PLACES, (_, id: string) => links('').stopSearch(token(Number(id))));

export const listingAlert = mail({
  kind: 'listing-alert',
  called: 'Listings that somebody looks for',
  category: 'listings',
  data: findListings,
  to: ([{ reader }]) => reader,
  content: ({ to, data: found, links: all }) => {
    const searches = [...new Map(found.flatMap((one) => one.searches).map((one) => [one.id, one])).values()];
    const more = found.length - SHOWN;
    const [first] = found;
    return {
      subject:
        found.length === 1
          ? `${newsOf(first)[0]}: ${first.propertyName}`
          : `${found.length} listings that you look for`,
      preheader: searches.map(({ name }) => name).join(', ') || first.propertyName,
      heading: 'Listings that you look for',
      blocks: [
        ...found.slice(0, SHOWN).flatMap((one) => listing(one, all)),
        ...(more > 0 ? [{ text: `and ${more} more` }] : []),
        searches.length === 1
          ? { button: 'See all results', address: all.saved(searches[0].address) }
          : {
              button: 'See your dashboard',
              address: to.userTypeId === Role.Seller ? all.sellerDashboard : all.buyerDashboard,
            },
        ...searches.map(({ id, name }) => ({
          link: `Stop the mails about ${name}`,
          address: all.stopSearch(stopPlace(id)),
        })),
      ],
    };
  },
  sample: ({ listingDigestId, userId }) => ({ digestId: listingDigestId, userId }),
});
