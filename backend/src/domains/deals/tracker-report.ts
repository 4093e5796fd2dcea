import { dealColumns } from '@stowbridge/contract/columns';
import { dayAt, sharedColumns, type XlsxColumn } from '../../platform/common/xlsx';
import type { DealRow } from './deals.queries';

/** The columns of the tracker's Excel file: those of its table [DEAL-07], and the terms of the offer. Days are those at the office. */
export const trackerColumns = (timeZone: string): XlsxColumn<DealRow>[] => [
  ...sharedColumns(dealColumns, [12, 36, 24, 24, 14, 12], timeZone),
  { heading: 'Buyer Email', width: 30, value: (row) => row.buyerEmail },
  { heading: 'Created', width: 12, value: (row) => dayAt(timeZone)(row.createdAt) },
  { heading: 'Company', width: 28, value: (row) => row.loiCompanyName },
  { heading: 'Diligence Period', width: 16, value: (row) => row.diligencePeriod },
  { heading: 'Earnest Money %', width: 16, value: (row) => row.earnestMoneyDeposit, format: '0.00' },
  { heading: 'Source of Financing', width: 28, value: (row) => row.sourceOfFinancing },
];
