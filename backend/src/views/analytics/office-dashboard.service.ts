import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { mondayOf } from '@stowbridge/contract/reports';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin, Role, Status } from '../../platform/access/permissions';
import { Config } from '../../config';
import { BROKEN_EVIDENCE } from '../../platform/audit/evidence-state';
import { allOf } from '../../platform/common/all-of';
import { sql } from '../../platform/database/sql';
import { TO_RETRY } from '../../platform/common/failed-mails.sql';
import { dateRange } from '../../domains/activity/date-range';
import {
  DOCUMENTS_TO_PREPARE,
  MY_DEALS,
  MY_DEALS_SHOWN,
  MY_TASKS,
  FUNDS_TO_CHECK,
  NEW_MATCHES,
  NEWS,
  OLDEST_FIRST,
  OPEN_OFFERS,
  PRIVACY_REQUESTS,
  QUESTIONS_TO_ANSWER,
  REPORTS_OF_TOMORROW,
  REPORTS_OF_TOMORROW_SHOWN,
  SIGNED,
  WAITING_NDAS,
} from './office-dashboard.queries';
import type {
  BrokenEvidence,
  DocumentToPrepare,
  DueTask,
  FailedMail,
  FundsToCheck,
  Funnel,
  NewMatch,
  NewsItem,
  OfficeDashboard,
  OpenEnquiry,
  OpenProperty,
  OwnDeal,
  PrivacyRequestToAnswer,
  QuestionToAnswer,
  ReportOfTomorrow,
  StatusFigure,
  Waiting,
  WaitingNda,
  WaitingBuyer,
  WaitingOffer,
} from './office-dashboard';
import { TO_DO } from '../../domains/tasks/tasks.list';
import { PropertyReportService } from './property-report.service';

/** Nobody reads a larger figure than 'many'; counting on would only take time. */
const COUNTED = 1000;
const SHOWN = 5;
/** The last seven days with today. */
const WEEK = { presetId: 1 };

/** Figures of so many records are counted once a minute, and until then answered again. */
const MANY = 10_000;
const FIGURES_MS = 60_000;

/**
 * The count of what a query finds and its first rows, as one JSON object; the rows come in the order of the query.
 * @param first reads more of those that are `shown`, when the query itself finds no more than their ids
 */
const countedWithFirst = (rows: string, first: string): string =>
  `with found as materialized (select * from (${rows}) rows limit ${COUNTED}), shown as (select * from found limit ${SHOWN})
   select json_build_object('count', (select count(*) from found), 'first', coalesce((select json_agg(one) from (${first}) one), '[]')) answer`;

const figures = (lookup: string, table: string, column: string): string =>
  `select s.id, s.name, coalesce(c.count, 0)::int count
   from ${lookup} s left join (select ${column} id, count(*) count from ${table} group by 1) c on c.id = s.id order by s.id`;

/** What needs attention, how much there is of everything, and how the week goes. */
@Injectable()
export class OfficeDashboardService {
  private readonly kept = new Map<string, { rows: StatusFigure[]; until: number }>();

  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly report: PropertyReportService,
  ) {}

  /** The start page of the back office. */
  async dashboard(caller: Caller): Promise<OfficeDashboard> {
    requireAdmin(caller);
    return allOf({
      pendingBuyers: this.firstOf<WaitingBuyer>(
        'buyers',
        `
        select id, first_name || ' ' || last_name "name", created_at "createdAt" from users
        where user_type_id = ${Role.Buyer} and status_id = ${Status.Pending} order by created_at, id`,
      ),
      waitingNdas: this.firstOf<WaitingNda>(
        'ndas',
        `select a.id, a.created_at from nda_access a where a.state = 'pending' order by a.created_at, a.id`,
        [],
        WAITING_NDAS,
      ),
      openOffers: this.firstOf<WaitingOffer>('offers', `${OPEN_OFFERS} ${OLDEST_FIRST}`),
      overdueOffers: this.firstOf<WaitingOffer>(
        'overdue',
        `${OPEN_OFFERS} and p.offers_due_date < $1::date order by p.offers_due_date, d.id`,
        [today(this.config.OFFICE_TIME_ZONE)],
      ),
      myDeals: this.firstOf<OwnDeal>(
        'my-deals',
        MY_DEALS,
        [caller.id, today(this.config.OFFICE_TIME_ZONE)],
        MY_DEALS_SHOWN,
      ),
      openEnquiries: this.firstOf<OpenEnquiry>(
        'enquiries',
        'select id, name, created_at "createdAt" from enquiries where handled_at is null order by created_at, id',
      ),
      news: this.firstOf<NewsItem>('news', NEWS),
      propertiesWithoutNda: this.firstOf<OpenProperty>(
        'without-nda',
        `
        select p.id from properties_without_nda w join properties p on p.id = w.property_id
        where p.status_id in (1, 2, 3) order by w.property_id desc`,
        [],
        `select p.id, p.name, p.city, s.code "stateCode" from shown join properties p using (id) join states s on s.id = p.state_id order by p.id desc`,
      ),
      failedMails: this.firstOf<FailedMail>(
        'mails',
        `select id, recipient, subject from mails where ${TO_RETRY} order by id desc`,
      ),
      documentsToPrepare: this.firstOf<DocumentToPrepare>('documents', DOCUMENTS_TO_PREPARE),
      questionsToAnswer: this.firstOf<QuestionToAnswer>(
        'questions',
        `select id, due_at from questions where state = 'open' order by due_at, id`,
        [],
        QUESTIONS_TO_ANSWER,
      ),
      myTasks: this.firstOf<DueTask>(
        'tasks',
        `select t.id, t.due_on from tasks t where t.assignee_id = $1 and ${TO_DO} order by t.due_on, t.id`,
        [caller.id],
        MY_TASKS,
      ),
      fundsToCheck: this.firstOf<FundsToCheck>('funds', FUNDS_TO_CHECK),
      privacyRequests: this.firstOf<PrivacyRequestToAnswer>('privacy', PRIVACY_REQUESTS),
      reportsOfTomorrow: this.reportsOfTomorrow(today(this.config.OFFICE_TIME_ZONE)),
      newMatches: this.firstOf<NewMatch>('matches', NEW_MATCHES, [today(this.config.OFFICE_TIME_ZONE)]),
      brokenEvidence: this.firstOf<BrokenEvidence>('evidence', BROKEN_EVIDENCE),
      users: this.figures('users', figures('user_statuses', 'users', 'status_id')),
      properties: this.figures('properties', figures('property_statuses', 'properties', 'status_id')),
      deals: this.figures('deals', figures('deal_statuses', 'deals', 'deal_status_id')),
      week: this.week(caller),
    });
  }

  /** @param day of the office */
  reportsOfTomorrow(day: string): Promise<Waiting<ReportOfTomorrow>> {
    return this.firstOf<ReportOfTomorrow>(
      'reports',
      REPORTS_OF_TOMORROW,
      [mondayOf(day), this.config.OFFICE_TIME_ZONE, day],
      REPORTS_OF_TOMORROW_SHOWN,
    );
  }

  private async firstOf<Row>(
    name: string,
    rows: string,
    values: unknown[] = [],
    first = 'select * from shown',
  ): Promise<Waiting<Row>> {
    const text = countedWithFirst(rows, first);
    return (await sql<{ answer: Waiting<Row> }>(this.source, { name: `office-dashboard-${name}`, text, values }))[0]
      .answer;
  }

  private async figures(name: string, text: string): Promise<StatusFigure[]> {
    const kept = this.kept.get(name);
    if (kept && kept.until > Date.now()) {
      return kept.rows;
    }
    const rows = await sql<StatusFigure>(this.source, {
      name: `office-dashboard-${name}-figures`,
      text,
      values: [],
    });
    if (rows.reduce((sum, { count }) => sum + count, 0) >= MANY) {
      this.kept.set(name, { rows, until: Date.now() + FIGURES_MS });
    }
    return rows;
  }

  private async week(caller: Caller): Promise<Funnel> {
    const zone = this.config.OFFICE_TIME_ZONE;
    const { from, to } = dateRange(WEEK, today(zone));
    const [rows, [signed]] = await Promise.all([
      this.report.rows(caller, WEEK),
      sql<Pick<Funnel, 'ndas' | 'ndasWithOffer'>>(this.source, {
        name: 'office-dashboard-signed',
        text: SIGNED,
        values: [from, to, zone],
      }),
    ]);
    const sum = (counter: 'propertyViewed' | 'offerReceived'): number =>
      rows.reduce((total, row) => total + row[counter], 0);
    return { views: sum('propertyViewed'), ...signed, offers: sum('offerReceived') };
  }
}
