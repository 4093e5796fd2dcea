import {
  BUILDING,
  CLIMATE,
  INCOME,
  OCCUPANCY,
  SIZE_AND_PRICE,
  type PropertyField,
} from '@stowbridge/contract/property-fields';
import { snake } from '../../platform/database/naming';
import { priceHistoryOf } from '../../domains/properties/prices/price-history';
import { CLOSED, FIGURES_FOR_ALL, placeFor, PRICED } from '../../domains/properties/visibility.sql';
import type { Statement } from '../../platform/database/sql';

/** Passes through as text, but for the days that it has been listed. */
export interface FinishedProfile {
  /** A JSON object. */
  profile: string;
  /** Null where figures are hidden. */
  listedAt: Date | null;
}

export interface ProfileRow extends FinishedProfile {
  sellerId: number | null;
}

const WHILE = {
  always: (column: string) => column,
  'while open': (column: string) => `case when figures then ${column} end`,
  'while priced': (column: string) => `case when priced then ${column} end`,
};
const columns = (fields: readonly PropertyField[]): string =>
  fields.map(({ name, wire, shown }) => `${WHILE[shown](`p.${snake(name)}`)} "${wire}"`).join(', ');

/**
 * One property with its pictures and brokers as JSON text; `unpublishedToo` says whether an unpublished one too. Figures
 * are shown while it is open, and with `preview` as they will be published. Where words are shown instead of the price nothing is derived
 * from it, which would give it away [FEVI-01]. With `named` a confidential one is read by its true name, with `signed` the figures
 * that are kept for signers are, too [BEYB-90].
 */
export const profileOf = (
  id: string,
  unpublishedToo: string,
  preview: string,
  named: string,
  signed: string,
): string => `
  select row_to_json(r)::text profile, p.seller_id "sellerId", case when p.shown then p.listed_at end "listedAt"
  from (
    select *, shown and ${PRICED} priced, shown and (${FIGURES_FOR_ALL} or ${signed}) figures
    from (select *, (p.active or ${preview}) and not (${CLOSED}) shown from properties p where id = ${id} and (active or ${unpublishedToo})) p) p
  cross join ${placeFor(named)}
  join states s on s.id = p.state_id
  join store_types st on st.id = p.store_type_id
  join property_statuses ps on ps.id = p.status_id
  left join price_alternatives pa on pa.id = p.alternate_price_option_id and shown
  left join lateral (
    select string_agg(u.id::text, ',' order by a.position, u.id) ids, string_agg(u.first_name || ' ' || u.last_name, ', ' order by a.position, u.id) names,
      json_agg(json_build_object('BrokerFirstName', u.first_name, 'BrokerLastName', u.last_name, 'BrokerPosition', coalesce(u.position, po.name, 'Broker'),
        'BrokerPhoneNumber', u.phone_number, 'BrokerEmail', u.email, 'AgentLocationId', u.agent_location_id) order by a.position, u.id) contacts
    from property_agents a join users u on u.id = a.user_id left join positions po on po.id = u.position_id where a.property_id = p.id) b on true
  cross join lateral (
    select p.id "StoreID", place.name "StoreName", place.address1 "Address1", place.address2 "Address2", p.city "City", p.state_id "StateID", s.code "StateCode",
      place.zip_code "ZipCode", p.country "Country", p.store_type_id "StoreTypeID", st.name "StoreType", ${columns(SIZE_AND_PRICE)},
      p.room_for_expansion "IsRoomForExpansion", p.featured "IsFeatureListing", place.latitude "Latitude",
      place.longitude "Longitude", p.active "ISActive", p.status_id "StatusID", ps.name "Status", pa.id "AlternatePriceOptionID",
      pa.name "AlternatePriceOptionName", case when shown then p.alternate_price_option_date end "AlternatePriceOptionDate",
      case when shown then p.offers_due_date end "OffersDueDate",
      case when shown then (select r.due_at from offer_rounds r where r.property_id = p.id and r.kind = 'call' and r.closed_at is null) end "OffersDueAt",
      p.video_code "VideoCode", p.description "Description", p.radius_miles "MVPRadius", case when shown then p.created_at end "CreatedDate",
      p.modified_at "ModifiedDate",
      ${columns(INCOME)},
      case when figures then p.cap_rate end "CapRate", case when priced then p.price_per_sqft end "PricePerSQFT",
      case when shown then p.guidance_low end "GuidanceLow", case when shown then p.guidance_high end "GuidanceHigh",
      case when priced then p.price_reduced_at end "PriceReducedOn", case when priced then ${priceHistoryOf(id)} else '[]' end "PriceHistory",
      ${columns([...OCCUPANCY, ...BUILDING, ...CLIMATE])},
      exists (select 1 from documents d where d.property_id = p.id and d.document_type_id = 8) "HasNDA", p.confidential and not ${named} "IsConfidential",
      (select coalesce(json_agg(json_build_object('ID', i.id, 'FileName', i.file_name, 'Width', i.width, 'Height', i.height, 'Color', i.color) order by i.position), '[]')
         from property_images i where i.property_id = p.id) "StoreImages",
      coalesce(b.ids, '') "BrokerIds", coalesce(b.names, '') "BrokerNames", coalesce(b.contacts, '[]') "Brokers") r`;

const PROFILE = profileOf('$1', '$2', '$3', '$4::boolean', '$5::boolean');

/** How much of a property is read, as `contract/visibility` decides for its viewer. */
export interface ProfileScope {
  unpublishedToo: boolean;
  /** Its figures as they will be published. */
  preview: boolean;
  /** By its true name. */
  named: boolean;
  /** With the figures that are kept for signers. */
  figures: boolean;
}

export const profileStatement = (
  propertyId: number,
  { unpublishedToo, preview, named, figures }: ProfileScope,
): Statement => ({
  name: 'profile',
  text: PROFILE,
  values: [propertyId, unpublishedToo, preview, named, figures],
});

/** The same of a published one as visitors see it, finished. */
export const publicProfileStatement = (propertyId: number): Statement => ({
  name: 'public-profile',
  text: 'select profile, listed_at "listedAt" from listing_texts where property_id = $1',
  values: [propertyId],
});
