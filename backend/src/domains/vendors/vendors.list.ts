import type { DataSource } from 'typeorm';
import { containing, contains, equals, oneOf } from '../../platform/http/list/filters';
import { inOrder } from '../../platform/http/list/in-order';
import type { ListRules } from '../../platform/http/list/rules';
import { Vendor } from './vendor.entity';

/** A vendor with the ids of its categories. */
export type OfficeVendor = Vendor & { categoryIds: number[] };

/** The vendors of these ids, in their order. */
export const readVendors = inOrder<Vendor, Pick<OfficeVendor, 'categoryIds'>>(Vendor, ['state'], {
  categoryIds: `array(select c.category_id from vendor_categories c where c.vendor_id = e.id order by c.category_id)`,
});

export const VENDORS: ListRules<OfficeVendor, object, DataSource> = {
  table: 'vendors',
  as: 'v',
  versioned: true,
  joins: { state: 'join states state on state.id = v.state_id' },
  fields: {
    id: { sql: 'v.id', type: 'int', sort: true, filter: oneOf },
    companyName: { sql: 'v.company_name', type: 'text', sort: true, filter: contains, index: 'vendors_name' },
    city: { sql: 'v.city', type: 'text', sort: true, nullable: true, filter: contains },
    stateId: { sql: 'v.state_id', type: 'smallint', filter: equals },
    stateCode: { sql: 'state.code', type: 'text', sort: true, join: 'state' },
    zipCode: { sql: 'v.zip_code', type: 'text', sort: true, nullable: true },
    active: { sql: 'v.active', type: 'boolean', sort: true, filter: equals },
    createdAt: { sql: 'v.created_at', type: 'timestamptz', sort: true },
    categoryId: {
      sql: 'vc.category_id',
      type: 'int',
      filter: (value, at, { sql }) =>
        `exists (select 1 from vendor_categories vc where vc.vendor_id = v.id and ${sql} = ${at(value)})`,
      index: 'vendor_categories_category',
    },
    q: {
      sql: 'v.company_name',
      type: 'text',
      filter: (value, at) => {
        const text = at(containing(value));
        return `(v.company_name ilike ${text} or v.city ilike ${text} or v.website ilike ${text})`;
      },
    },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: { load: readVendors },
};
