import { oneOf, oneOfNumbers } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import { nameFor } from '../ndas/reads-name.sql';
import { CLOSED, LISTED, PUBLIC_PRICE } from '../properties/visibility.sql';

/** A favourite as its owner reads it: of a property that is not listed any more its name alone. */
export interface FavouriteRow {
  id: number;
  propertyId: number;
  name: string;
  isListed: boolean;
  city: string | null;
  stateCode: string | null;
  statusId: number | null;
  status: string | null;
  price: number | null;
  alternatePriceOptionId: number | null;
  alternatePriceOptionName: string | null;
  alternatePriceOptionDate: string | null;
  imageName: string | null;
  imageColor: string | null;
  note: string | null;
  createdAt: Date;
}

const ofListed = (value: string, name: string): string => `case when ${LISTED} then ${value} end "${name}"`;

/** One's own favourites, the newest first. */
export const FAVOURITES: ListRules<FavouriteRow, { me: number }> = {
  table: 'favourites',
  as: 'f',
  fields: {
    id: { sql: 'f.id', type: 'int', sort: true, filter: oneOf, index: 'favourites_newest' },
    propertyId: { sql: 'f.property_id', type: 'int', filter: oneOfNumbers, index: 'favourites_of' },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { me }) => `f.user_id = ${at(me)}`,
  rows: (at, { me }) => `
    select f.id, f.property_id "propertyId", ${nameFor(`${at(me)}::int`)} "name", ${LISTED} "isListed", ${ofListed('p.city', 'city')},
      ${ofListed('s.code', 'stateCode')}, ${ofListed('p.status_id', 'statusId')}, ${ofListed('ps.name', 'status')}, ${PUBLIC_PRICE}::float8 price,
      pa.id "alternatePriceOptionId", pa.name "alternatePriceOptionName",
      case when pa.id is not null then p.alternate_price_option_date::text end "alternatePriceOptionDate",
      ${ofListed('i.file_name', 'imageName')}, ${ofListed('i.color', 'imageColor')}, f.note, f.created_at "createdAt"
    from page join favourites f on f.id = page.id join properties p on p.id = f.property_id
      join states s on s.id = p.state_id join property_statuses ps on ps.id = p.status_id
      left join price_alternatives pa on pa.id = p.alternate_price_option_id and ${LISTED} and not (${CLOSED})
      left join lateral (select file_name, color from property_images where property_id = p.id order by position limit 1) i on true`,
};
