import { propertyColumns } from '@stowbridge/contract/columns';
import { DOLLARS, sharedColumns, type XlsxColumn } from '../../platform/common/xlsx';

/** What the report shows of the properties $1, in that order. */
export const REPORT_ROWS = `
  select p.created_at "createdAt", p.name, p.address1, p.city, st.code "stateCode", p.zip_code "zipCode",
         u.first_name || ' ' || u.last_name "sellerName", ps.name "statusName", p.active, p.price::float8 price, pa.name alternative,
         p.cap_rate::float8 "capRate", p.price_per_sqft::float8 "pricePerSqft", p.rentable_sqft "rentableSqft", p.acreage::float8 acreage
  from unnest($1::int[]) with ordinality page(id, n)
  join properties p on p.id = page.id
  join states st on st.id = p.state_id
  join property_statuses ps on ps.id = p.status_id
  left join price_alternatives pa on pa.id = p.alternate_price_option_id
  left join users u on u.id = p.seller_id
  order by page.n`;

export interface ReportRow {
  createdAt: Date;
  name: string;
  address1: string;
  city: string;
  stateCode: string;
  zipCode: string;
  sellerName: string | null;
  statusName: string;
  active: boolean;
  price: number | null;
  alternative: string | null;
  capRate: number | null;
  pricePerSqft: number | null;
  rentableSqft: number | null;
  acreage: number | null;
}

/** The columns of the property report: those of the listing [FOFF-26], and what a person would calculate with. Days are those at the office. */
export const reportColumns = (timeZone: string): XlsxColumn<ReportRow>[] => [
  ...sharedColumns(propertyColumns, [12, 40, 22, 8, 10, 26, 16, 10, 12], timeZone),
  { heading: 'Published', width: 10, value: (row) => (row.active ? 'Yes' : 'No') },
  { heading: 'Address', width: 36, value: (row) => row.address1 },
  { heading: 'Price', width: 14, value: (row) => row.price, format: DOLLARS },
  { heading: 'Price Alternative', width: 18, value: (row) => row.alternative },
  { heading: 'Rentable SQFT', width: 16, value: (row) => row.rentableSqft, format: '#,##0' },
  { heading: 'Acreage', width: 10, value: (row) => row.acreage, format: '#,##0.00' },
];
