import { Injectable } from '@nestjs/common';
import { reportLabels, trackingTypes } from '@stowbridge/contract/columns';
import { today } from '@stowbridge/contract/dates';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { likeText } from '../../platform/http/list/resource-list';
import { XlsxColumn } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import { dateRange, partLabel, Period, periodsOf, RangeAsked } from '../../domains/activity/date-range';
import { Chosen, activitiesInRange } from './reports.queries';
import { Counters, noCounts } from './tracking-types';

/** The filters of the property report [ANA-19, ANA-43]. */
export interface ReportAsked extends RangeAsked {
  /** The id of the only counter that is filled; all of them without it. */
  trackingTypeId?: number;
  propertyId?: number;
  /** A part of the name, in any letter case. */
  propertyName?: string;
  /** Whose properties they are now. */
  sellerId?: number;
}

/** What happened in a period. */
export type ReportRow = Pick<Period, 'label' | 'part'> & Counters;

interface ActivityCount {
  type: number;
  /** From 1. */
  period: number;
  count: number;
}

/** What happened to the properties and their deals [ANA-19 to ANA-23]. */
@Injectable()
export class PropertyReportService {
  constructor(
    private readonly replicas: Replicas,
    private readonly config: Config,
  ) {}

  /** A row for each period of the range, those in which nothing happened too. */
  async rows(caller: Caller, request: ReportAsked): Promise<ReportRow[]> {
    requireAdmin(caller);
    const zone = this.config.OFFICE_TIME_ZONE;
    const now = today(zone);
    const range = dateRange(request, now);
    const types = asked(request).map(({ id }) => id);
    const chosen: Chosen = {
      id: request.propertyId,
      pattern: request.propertyName ? `%${likeText(request.propertyName)}%` : undefined,
      sellerId: request.sellerId,
    };
    const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
    const periods = periodsOf(range, now);
    // One name for each text: the counters, and what the property is chosen by.
    const name = `report-properties-${types.join('-')}-${given.map(([field]) => field).join('-')}`;
    const found = await sql<ActivityCount>(this.replicas, {
      name,
      text: activitiesInRange(types, chosen),
      values: [
        range.from,
        range.to,
        zone,
        periods.map(({ from }) => from),
        periods.map(({ to }) => to),
        ...given.map(([, value]) => value),
      ],
    });
    const rows = periods.map(({ label, part }): ReportRow => ({ label, part, ...noCounts() }));
    for (const { type, period, count } of found) {
      const counter = trackingTypes.find(({ id }) => id === type);
      if (counter) {
        rows[period - 1][counter.field] = count;
      }
    }
    return rows;
  }
}

/** The counters that a request asks for. */
function asked({ trackingTypeId }: ReportAsked): readonly (typeof trackingTypes)[number][] {
  return trackingTypes.filter(({ id }) => trackingTypeId === undefined || id === trackingTypeId);
}

/** The sum of all periods, as the last row on the screen and in the file. */
export function withTotal(rows: ReportRow[]): ReportRow[] {
  const total: ReportRow = { label: reportLabels.total, part: false, ...noCounts() };
  for (const { field } of trackingTypes) {
    total[field] = rows.reduce((sum, row) => sum + row[field], 0);
  }
  return [...rows, total];
}

/** Whether a row is that sum. */
export const isTotal = ({ label }: ReportRow): boolean => label === reportLabels.total;

/** The columns of property_report.xlsx: the period and what was asked for. */
export const reportColumns = (request: ReportAsked): XlsxColumn<ReportRow>[] => [
  { heading: reportLabels.period, width: 22, value: partLabel },
  ...asked(request).map(({ name, field }): XlsxColumn<ReportRow> => ({
    heading: name,
    width: 18,
    value: (row) => row[field],
    format: '#,##0',
  })),
];
