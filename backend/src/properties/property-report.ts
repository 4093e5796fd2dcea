import type { XlsxColumn } from '../common/xlsx';
import { today } from './local-date';
import { sellerName } from './property.dto';
import type { Property } from './property.entity';

/** The columns of the property report: those of the listing [APROP-13], and what a person would calculate with. Days are those at the office. */
export const reportColumns = (timeZone: string): XlsxColumn<Property>[] => [
  { heading: 'Date', width: 12, value: (row) => new Date(`${today(timeZone, row.createdAt)}T00:00:00Z`) },
  { heading: 'Property Name', width: 36, value: (row) => row.name },
  { heading: 'Address', width: 30, value: (row) => row.address1 },
  { heading: 'City', width: 18, value: (row) => row.city },
  { heading: 'State', width: 16, value: (row) => row.state?.name },
  { heading: 'Zip', width: 10, value: (row) => row.zipCode },
  { heading: 'Seller', width: 24, value: (row) => sellerName(row) },
  { heading: 'Status', width: 16, value: (row) => row.status?.name },
  { heading: 'Published', width: 10, value: (row) => (row.active ? 'Yes' : 'No') },
  { heading: 'Price', width: 14, value: (row) => row.price, format: '#,##0' },
  { heading: 'Price Alternative', width: 18, value: (row) => row.alternatePriceOption?.name },
  { heading: 'Rentable SQFT', width: 14, value: (row) => row.rentableSqft, format: '#,##0' },
  { heading: 'Acreage', width: 10, value: (row) => row.acreage, format: '#,##0.00' },
];

