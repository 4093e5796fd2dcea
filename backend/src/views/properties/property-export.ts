import type { XlsxColumn } from '../../platform/common/xlsx';

/** What the report shows of the properties $1, in the order of the listing; days are those of the time zone $2. */
export const REPORT_ROWS = `
  select (p.created_at at time zone $2)::date::text as day, p.name, p.address1, p.city, st.name state, p.zip_code "zipCode",
         u.first_name || ' ' || u.last_name seller, ps.name status, p.active, p.price::float8 price, pa.name alternative,
         p.rentable_sqft "rentableSqft", p.acreage::float8 acreage
  from properties p
  join states st on st.id = p.state_id
  join property_statuses ps on ps.id = p.status_id
  left join price_alternatives pa on pa.id = p.alternate_price_option_id
  left join users u on u.id = p.seller_id
  where p.id = any($1::int[]) order by p.created_at desc, p.id desc`;

export interface ReportRow {
  /** YYYY-MM-DD at the office. */
  day: string;
  name: string;
  address1: string;
  city: string;
  state: string;
  zipCode: string;
  seller: string | null;
  status: string;
  active: boolean;
  price: number | null;
  alternative: string | null;
  rentableSqft: number | null;
  acreage: number | null;
}

/** The columns of the property report: those of the listing [APROP-13], and what a person would calculate with. */
export const REPORT_COLUMNS: XlsxColumn<ReportRow>[] = [
  { heading: 'Date', width: 12, value: (row) => new Date(`${row.day}T00:00:00Z`) },
  { heading: 'Property Name', width: 36, value: (row) => row.name },
  { heading: 'Address', width: 30, value: (row) => row.address1 },
  { heading: 'City', width: 18, value: (row) => row.city },
  { heading: 'State', width: 16, value: (row) => row.state },
  { heading: 'Zip', width: 10, value: (row) => row.zipCode },
  { heading: 'Seller', width: 24, value: (row) => row.seller },
  { heading: 'Status', width: 16, value: (row) => row.status },
  { heading: 'Published', width: 10, value: (row) => (row.active ? 'Yes' : 'No') },
  { heading: 'Price', width: 14, value: (row) => row.price, format: '#,##0' },
  { heading: 'Price Alternative', width: 18, value: (row) => row.alternative },
  { heading: 'Rentable SQFT', width: 14, value: (row) => row.rentableSqft, format: '#,##0' },
  { heading: 'Acreage', width: 10, value: (row) => row.acreage, format: '#,##0.00' },
];
