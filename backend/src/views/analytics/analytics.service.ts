import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { Config } from '../../config';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import { DateRange, dateRange, Period, periodsOf, RangeAsked } from '../../domains/activity/date-range';
import { TopTenRow, topTenOf } from './top-ten';
import { SESSIONS } from './reports.queries';

/** The charts show no more; the sum of a tail of thousands of keywords tells nobody anything. */
const TEN = 10;

/** How many sessions began in a period. */
export type SessionCount = Pick<Period, 'label' | 'part'> & { count: number };

/** What people search for, when they come and what they look at, by the days of the office. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly replicas: Replicas,
    private readonly config: Config,
  ) {}

  /** The ten keywords that were searched for most [ANA-07, ANA-39]. */
  async searches(caller: Caller, request: RangeAsked): Promise<TopTenRow[]> {
    requireAdmin(caller);
    return topTenOf(this.replicas, 'keywords', this.range(request), this.config.OFFICE_TIME_ZONE, TEN);
  }

  /** The sessions of each period, those without any too [ANA-08, ANA-40]. */
  async sessions(caller: Caller, request: RangeAsked): Promise<SessionCount[]> {
    requireAdmin(caller);
    const now = today(this.config.OFFICE_TIME_ZONE);
    const range = dateRange(request, now);
    const days = await sql<{ day: string; count: number }>(this.replicas, {
      name: 'report-sessions',
      text: SESSIONS,
      values: [range.from, range.to, this.config.OFFICE_TIME_ZONE],
    });
    return periodsOf(range, now).map(({ label, from, to, part }) => ({
      label,
      count: days.reduce((sum, { day, count }) => (day >= from && day <= to ? sum + count : sum), 0),
      part,
    }));
  }

  /** The ten properties that were viewed most [ANA-17, ANA-41]. */
  async mostViewed(caller: Caller, request: RangeAsked): Promise<TopTenRow[]> {
    requireAdmin(caller);
    return topTenOf(this.replicas, 'views', this.range(request), this.config.OFFICE_TIME_ZONE, TEN);
  }

  private range(request: RangeAsked): DateRange {
    return dateRange(request, today(this.config.OFFICE_TIME_ZONE));
  }
}
