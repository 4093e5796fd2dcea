import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { Config } from '../../config';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import type { MostViewRowDto, ReportRequestDto, SearchRowDto, SessionRowDto } from './analytics.calls.dto';
import { DateRange, dateRange, periodsOf } from './date-range';
import { largestOf } from './largest';
import { SESSIONS } from './reports.queries';

/** The charts show no more; the sum of a tail of thousands of keywords tells nobody anything. */
const LARGEST = 10;

/** What people search for, when they come and what they look at, by the days of the office. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly replicas: Replicas,
    private readonly config: Config,
  ) {}

  /** The ten keywords that were searched for most [ANA-07, ANA-39]. */
  async searches(caller: Caller, request: ReportRequestDto): Promise<SearchRowDto[]> {
    requireAdmin(caller);
    const found = await largestOf(
      this.replicas,
      'keywords',
      this.range(request),
      this.config.OFFICE_TIME_ZONE,
      LARGEST,
    );
    return found.map(({ label, count }) => ({ SearchKeyword: label, Count: count }));
  }

  /** The sessions of each period, those without any too [ANA-08, ANA-40]. */
  async sessions(caller: Caller, request: ReportRequestDto): Promise<SessionRowDto[]> {
    requireAdmin(caller);
    const now = today(this.config.OFFICE_TIME_ZONE);
    const range = dateRange(request, now);
    const days = await sql<{ day: string; count: number }>(this.replicas, {
      name: 'report-sessions',
      text: SESSIONS,
      values: [range.from, range.to, this.config.OFFICE_TIME_ZONE],
    });
    return periodsOf(range, now).map(({ label, from, to, part }) => ({
      TimePeriod: label,
      Count: days.reduce((sum, { day, count }) => (day >= from && day <= to ? sum + count : sum), 0),
      Part: part,
    }));
  }

  /** The ten properties that were viewed most [ANA-17, ANA-41]. */
  async mostViewed(caller: Caller, request: ReportRequestDto): Promise<MostViewRowDto[]> {
    requireAdmin(caller);
    const found = await largestOf(this.replicas, 'views', this.range(request), this.config.OFFICE_TIME_ZONE, LARGEST);
    return found.map(({ key, label, count }) => ({ StoreID: Number(key), StoreName: label, Count: count }));
  }

  private range(request: ReportRequestDto): DateRange {
    return dateRange(request, today(this.config.OFFICE_TIME_ZONE));
  }
}
