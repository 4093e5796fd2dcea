import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../auth/permissions';
import { Config } from '../config';
import { namedQuery } from '../database/named-query';
import { today } from '../properties/local-date';
import type { MostViewRowDto, ReportRequestDto, SearchRowDto, SessionRowDto } from './analytics.dto';
import { DateRange, dateRange, periodsOf } from './date-range';
import { MOST_VIEWED, SEARCHES, SESSIONS } from './reports.queries';

/** The charts show no more; the sum of a tail of thousands of keywords tells nobody anything. */
const LARGEST = 10;

/** What people search for, when they come and what they look at, by the days of the office. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** The ten keywords that were searched for most [ANA-07, ANA-39]. */
  async searches(caller: Caller, request: ReportRequestDto): Promise<SearchRowDto[]> {
    requireAdmin(caller);
    return namedQuery(this.source, 'report-searches', SEARCHES, [...this.span(request), LARGEST]);
  }

  /** The sessions of each period, those without any too [ANA-08, ANA-40]. */
  async sessions(caller: Caller, request: ReportRequestDto): Promise<SessionRowDto[]> {
    requireAdmin(caller);
    const range = this.range(request);
    const days = await namedQuery<{ day: string; count: number }>(this.source, 'report-sessions', SESSIONS, this.values(range));
    return periodsOf(range).map(({ label, from, to }) => ({
      TimePeriod: label,
      Count: days.reduce((sum, { day, count }) => (day >= from && day <= to ? sum + count : sum), 0),
    }));
  }

  /** The ten properties that were viewed most [ANA-17, ANA-41]. */
  async mostViewed(caller: Caller, request: ReportRequestDto): Promise<MostViewRowDto[]> {
    requireAdmin(caller);
    return namedQuery(this.source, 'report-most-viewed', MOST_VIEWED, [...this.span(request), LARGEST]);
  }

  private range(request: ReportRequestDto): DateRange {
    return dateRange(request, today(this.config.OFFICE_TIME_ZONE));
  }

  private values({ from, to }: DateRange): string[] {
    return [from, to, this.config.OFFICE_TIME_ZONE];
  }

  private span(request: ReportRequestDto): string[] {
    return this.values(this.range(request));
  }
}
