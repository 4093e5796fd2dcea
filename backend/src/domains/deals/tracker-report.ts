import { dealColumns } from '@stowbridge/contract/columns';
import { dayAt, sharedColumns, type XlsxColumn } from '../../platform/common/xlsx';
import type { DealRow } from './deals.queries';

/** The columns of the tracker's Excel file: those of its table [DEAL-07], and the terms of the offer. Days are those at the office. */
export const trackerColumns = (timeZone: string): XlsxColumn<DealRow>[] => [
  ...sharedColumns(dealColumns, [12, 40, 24, 28, 14, 14], timeZone),
  { heading: 'Buyer Email', width: 36, value: (row) => row.buyerEmail },
  { heading: 'Created', width: 12, value: (row) => dayAt(timeZone)(row.createdAt) },
  { heading: 'Company', width: 32, value: (row) => row.loiCompanyName },
  { heading: 'Diligence Period', width: 16, value: (row) => row.diligencePeriod },
  { heading: 'Earnest Money %', width: 17, value: (row) => row.earnestMoneyDeposit, format: '0.0#' },
  { heading: 'Source of Financing', width: 40, value: (row) => row.sourceOfFinancing },
];
