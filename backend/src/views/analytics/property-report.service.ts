import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { likeText } from '../../platform/http/list/resource-list';
import { XlsxColumn } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import type { DealReportRequestDto, DealReportRowDto } from './analytics.calls.dto';
import { dateRange, partLabel, periodsOf } from './date-range';
import { Chosen, activitiesInRange } from './reports.queries';
import { noCounts, TRACKING_TYPES } from './tracking-types';

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
  async rows(caller: Caller, request: DealReportRequestDto): Promise<DealReportRowDto[]> {
    requireAdmin(caller);
    const zone = this.config.OFFICE_TIME_ZONE;
    const now = today(zone);
    const range = dateRange(request, now);
    const types = asked(request).map(({ id }) => id);
    const chosen: Chosen = {
      id: request.PropertyID ?? undefined,
      pattern: request.PropertyName ? `%${likeText(request.PropertyName)}%` : undefined,
      sellerId: request.SellerID ?? undefined,
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
    const rows = periods.map(({ label, part }): DealReportRowDto => ({ TimePeriod: label, ...noCounts(), Part: part }));
    for (const { type, period, count } of found) {
      const counter = TRACKING_TYPES.find(({ id }) => id === type);
      if (counter) {
        rows[period - 1][counter.field] = count;
      }
    }
    return rows;
  }
}

/** The counters that a request asks for. */
function asked({ TrackingTypeID }: DealReportRequestDto): readonly (typeof TRACKING_TYPES)[number][] {
  return TRACKING_TYPES.filter(({ id }) => TrackingTypeID === undefined || id === TrackingTypeID);
}

/** The columns of property_report.xlsx: the period and what was asked for. */
export const reportColumns = (request: DealReportRequestDto): XlsxColumn<DealReportRowDto>[] => [
  { heading: 'Time Period', width: 22, value: partLabel },
  ...asked(request).map(({ name, field }): XlsxColumn<DealReportRowDto> => ({
    heading: name,
    width: 18,
    value: (row) => row[field],
    format: '#,##0',
  })),
];
