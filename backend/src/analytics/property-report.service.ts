import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../auth/permissions';
import { likeText } from '../common/resource-list';
import { XlsxColumn } from '../common/xlsx';
import { Config } from '../config';
import { namedQuery } from '../database/named-query';
import { today } from '../properties/local-date';
import type { DealReportRequestDto, DealReportRowDto } from './analytics.dto';
import { dateRange, periodsOf } from './date-range';
import { happenings } from './reports.queries';
import { noCounts, TRACKING_TYPES } from './tracking-types';

interface Happening {
  type: number;
  day: string;
  count: number;
}

/** What happened to the properties and their deals [ANA-19 to ANA-23]. */
@Injectable()
export class PropertyReportService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** A row for each period of the range, those in which nothing happened too. */
  async rows(caller: Caller, request: DealReportRequestDto): Promise<DealReportRowDto[]> {
    requireAdmin(caller);
    const zone = this.config.OFFICE_TIME_ZONE;
    const range = dateRange(request, today(zone));
    const types = asked(request).map(({ id }) => id);
    const pattern = request.PropertyName ? `%${likeText(request.PropertyName)}%` : null;
    const found = await namedQuery<Happening & Record<string, unknown>>(this.source, `report-properties-${types.join('-')}`, happenings(types), [
      range.from, range.to, zone, request.PropertyID ?? null, pattern, request.SellerID ?? null,
    ]);
    return periodsOf(range).map(({ label, from, to }) => {
      const counts = noCounts();
      for (const { id, field } of TRACKING_TYPES) {
        for (const { type, day, count } of found) if (type === id && day >= from && day <= to) counts[field] += count;
      }
      return { TimePeriod: label, ...counts };
    });
  }
}

/** The counters that a request asks for. */
function asked({ TrackingTypeID }: DealReportRequestDto): readonly (typeof TRACKING_TYPES)[number][] {
  return TRACKING_TYPES.filter(({ id }) => TrackingTypeID === undefined || id === TrackingTypeID);
}

/** The columns of property_report.xlsx: the period and what was asked for. */
export const reportColumns = (request: DealReportRequestDto): XlsxColumn<DealReportRowDto>[] => [
  { heading: 'Time Period', width: 18, value: (row) => row.TimePeriod },
  ...asked(request).map(({ name, field }): XlsxColumn<DealReportRowDto> => ({ heading: name, width: 18, value: (row) => row[field], format: '#,##0' })),
];
