import type { Place } from '@stowbridge/contract/addresses';
import { Role } from '@stowbridge/contract/ids';
import type { Block } from '../layout';
import type { Links } from '../links';
import type { MailContext } from '../mail-context';
import { agentsOrOffice, personSql } from './people';
import { byTrueName, publicName } from './property-names';
import type { Person } from '../mail-definition';
import { unlessSealed } from '../../domains/deals/rounds/sealed.sql';

export interface Deal {
  id: number;
  name: string;
  /** Whole dollars; null before terms were submitted, and while they are sealed. */
  price: number | null;
  isOffline: boolean;
  /** Whether terms were submitted. */
  offered: boolean;
  buyer: Person | null;
  propertyId: number | null;
  /** As everybody reads it. */
  propertyName: string;
  /** For the office and the owning seller alone. */
  trueName: string;
  seller: Person | null;
}

export async function findDeal({ dealId }: { dealId: number }, { read }: MailContext): Promise<Deal | undefined> {
  const [row] = await read<Omit<Deal, 'price'> & { price: string | null }>(
    `select d.id, ${publicName('d.deal_name')} "name", ${unlessSealed('d', 'd.price')} price, d.is_offline "isOffline", exists (select from offer_terms t where t.deal_id = d.id) offered, d.property_id "propertyId", ${publicName('coalesce(p.name, d.property_name)')} "propertyName", coalesce(p.name, d.property_name) "trueName",
            case when b.id is not null then ${personSql('b', Role.Buyer)}
                 when d.offline_buyer_email is not null then json_build_object('userId', null, 'userTypeId', null,
                   'name', concat_ws(' ', d.offline_buyer_first_name, d.offline_buyer_last_name), 'email', d.offline_buyer_email) end buyer,
            case when s.id is not null then ${personSql('s', Role.Seller)} end seller
     from deals d left join users b on b.id = d.buyer_id left join properties p on p.id = d.property_id left join users s on s.id = p.seller_id
     where d.id = $1`,
    [dealId],
  );
  return row && { ...row, price: row.price === null ? null : Number(row.price) };
}

export const findDealByTrueName = byTrueName(findDeal);

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
export const dollars = (amount: number): string => format.format(amount);

export const dealRows = ({ name, propertyName, price }: Deal): Block => ({
  rows: [
    ['Property', propertyName],
    ['Deal', name],
    ...(price === null ? [] : [['Offer price', dollars(price)] as [string, string]]),
  ],
});

/** The offer on its property, or the property before there is one; undefined once that has been deleted for good. */
const placeOf = ({ id, offered, propertyId, propertyName }: Deal): Place | undefined =>
  propertyId === null ? undefined : { kind: offered ? 'offer' : 'property', propertyId, propertyName, dealId: id };

/** An offline buyer has no account in which to open anything. */
export function toBuyerPage(deal: Deal, links: Links): Block[] {
  if (deal.isOffline) {
    return [];
  }
  const place = placeOf(deal);
  return [{ button: 'Open the property', address: place ? links.place(Role.Buyer, place) : links.buyerDashboard }];
}

/** Who decides on an offer: the seller, the office where there is none. */
export const sellerOrOffice = async (deal: Deal, context: MailContext): Promise<Person[]> =>
  deal.seller ? [deal.seller] : agentsOrOffice(deal.propertyId, context);

export const toDecidersPage = (deal: Deal, to: Person, links: Links, button?: string): Block =>
  deal.seller && to.userId === deal.seller.userId
    ? toSellerPage(deal, links, button)
    : { button: 'Open the deal tracker', address: links.dealTracker };

/** Where the seller reads of a deal: every mail to sellers about one leads there. */
export function toSellerPage(
  deal: Deal,
  links: Links,
  button = deal.offered ? 'Open the offer' : 'Open the property',
): Block {
  const place = placeOf(deal);
  return { button, address: place ? links.place(Role.Seller, place) : links.sellerDashboard };
}
