import type { ReportFigures } from '@stowbridge/contract/reports';
import { fromDate, oneOf, untilDate } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';

/** A report as its property's seller reads it. */
export interface MadeReport {
  id: number;
  week: string;
  figures: ReportFigures;
  note: string | null;
  madeAt: Date;
}

/** The reports of one property, the newest week first. */
export const SELLER_REPORTS: ListRules<MadeReport, { propertyId: number }> = {
  table: 'seller_reports',
  as: 'r',
  fields: {
    id: { sql: 'r.id', type: 'int', filter: oneOf },
    week: { sql: 'r.week', type: 'date', sort: true, index: 'seller_reports_of' },
    week_gte: { sql: 'r.week', type: 'date', filter: fromDate, index: 'seller_reports_of' },
    week_lte: { sql: 'r.week', type: 'date', filter: untilDate, index: 'seller_reports_of' },
  },
  defaultSort: ['week', 'DESC'],
  where: (at, { propertyId }) => `r.property_id = ${at(propertyId)} and r.made_at is not null`,
  rows: `
    select r.id, r.week::text "week", r.figures, r.note, r.made_at "madeAt" from page join seller_reports r on r.id = page.id`,
};
