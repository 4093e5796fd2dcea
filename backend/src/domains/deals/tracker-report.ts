import { dayIn } from '@stowbridge/contract/dates';
import type { XlsxColumn } from '../../platform/common/xlsx';
import type { DealRow } from './deals.queries';

/** The columns of the tracker's Excel file: those of its table [DEAL-07], and the terms of the offer. Days are those at the office. */
export function trackerColumns(timeZone: string): XlsxColumn<DealRow>[] {
  const dayOf = dayIn(timeZone);
  const day = (moment: Date): Date => new Date(`${dayOf(moment)}T00:00:00Z`);
  return [
    { heading: 'Date', width: 12, value: (row) => day(row.createdAt) },
    { heading: 'Property Name', width: 36, value: (row) => row.propertyName },
    { heading: 'Buyer', width: 24, value: (row) => row.buyerName },
    { heading: 'Buyer Email', width: 30, value: (row) => row.buyerEmail },
    { heading: 'City', width: 18, value: (row) => row.city },
    { heading: 'State', width: 8, value: (row) => row.stateCode },
    {
      heading: 'Proposed',
      width: 14,
      value: (row) => row.price,
      format: '#,##0',
    },
    { heading: 'Status', width: 12, value: (row) => row.statusName },
    { heading: 'Status Date', width: 12, value: (row) => day(row.statusDate) },
    { heading: 'Company', width: 28, value: (row) => row.loiCompanyName },
    { heading: 'Diligence Period', width: 16, value: (row) => row.diligencePeriod },
    {
      heading: 'Earnest Money %',
      width: 16,
      value: (row) => row.earnestMoneyDeposit,
      format: '0.00',
    },
    { heading: 'Source of Financing', width: 28, value: (row) => row.sourceOfFinancing },
  ];
}
