import { Injectable, StreamableFile } from '@nestjs/common';
import { addDays, today } from '@stowbridge/contract/dates';
import { mondayOf, REPORT_MADE, type ReportFigures } from '@stowbridge/contract/reports';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { recordAudit } from '../../platform/audit/audit';
import { atOtherStage, notFound } from '../../platform/common/errors';
import { momentIn } from '../../platform/common/moments';
import { onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import type { Day } from '../activity/calendar';
import { figuresOf } from './figures';
import { requireOwn } from './own-property';
import { reportPdf } from './report-pdf';
import { SellerReport } from './seller-report.entity';
import { type MadeReport, SELLER_REPORTS } from './seller-reports.list';
import { weekDue } from './week-run';

/** A week of a property as the office reads it. */
export interface OfficeReport {
  week: Day;
  /** Of a week whose report is not made: as they are now. */
  figures: ReportFigures;
  note: string | null;
  madeAt: Date | null;
  sentAt: Date | null;
}

const NOT_FOUND = notFound('The report');

/** Writes what the broker says, unless the report is made. */
const NOTE = `
  insert into seller_reports as r (property_id, week, note) values ($1, $2, $3)
  on conflict (property_id, week) do update set note = excluded.note where r.made_at is null
  returning id`;

/** What sellers are told of the weeks of their listings. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** @throws DomainError('not-found') for somebody else's listing */
  async list(caller: Caller, propertyId: number, request: ListQueryDto): Promise<Listed<MadeReport>> {
    await requireOwn(this.source, caller, propertyId);
    return list(this.source, request, SELLER_REPORTS, { propertyId });
  }

  /** @throws DomainError('not-found') for somebody else's listing, and for a week of which there is no report */
  async one(caller: Caller, propertyId: number, week: Day): Promise<MadeReport> {
    await requireOwn(this.source, caller, propertyId);
    return this.made(propertyId, week);
  }

  /** The same as a PDF file. */
  async pdf(caller: Caller, propertyId: number, week: Day): Promise<StreamableFile> {
    const { name } = await requireOwn(this.source, caller, propertyId);
    const report = await this.made(propertyId, week);
    const file = await reportPdf(report, {
      product: this.config.PRODUCT_NAME,
      propertyName: name,
      made: momentIn(this.config.OFFICE_TIME_ZONE)(report.madeAt),
      zone: this.config.OFFICE_TIME_ZONE,
    });
    return new StreamableFile(file, {
      type: 'application/pdf',
      disposition: `attachment; filename="report_${week}.pdf"`,
    });
  }

  /** @throws DomainError('not-found') for a week that neither has a report nor will have one */
  async forOffice(caller: Caller, propertyId: number, week: Day): Promise<OfficeReport> {
    requireAdmin(caller);
    const zone = this.config.OFFICE_TIME_ZONE;
    const report = await this.source.manager.findOneBy(SellerReport, { propertyId, week });
    const { figures, note = null, madeAt = null, sentAt = null } = report ?? {};
    if (figures) {
      return { week, figures, note, madeAt, sentAt };
    }
    this.requireToCome(week);
    const now = await figuresOf(this.source, [propertyId], { from: week, to: addDays(week, 6), zone });
    const current = now.get(propertyId);
    if (!current) {
      throw notFound('The property');
    }
    return { week, figures: current, note, madeAt, sentAt };
  }

  /**
   * What the broker says of a week; nothing takes it away.
   * @throws DomainError('stage') once the report is made
   */
  async say(caller: Caller, propertyId: number, week: Day, note: string | null): Promise<OfficeReport> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const made = await manager.findOneBy(SellerReport, { propertyId, week });
      if (!made?.madeAt) {
        this.requireToCome(week);
      }
      const written = await manager
        .query<object[]>(NOTE, [propertyId, week, note])
        .catch(onConstraint('seller_reports_property_id_fk', notFound('The property')));
      if (written.length === 0) {
        throw atOtherStage(REPORT_MADE);
      }
      await recordAudit(manager, {
        actor: caller,
        action: 'property.week-described',
        subjectType: 'property',
        subjectId: propertyId,
        detail: { week },
      });
    });
    return this.forOffice(caller, propertyId, week);
  }

  /** A report is to come of this week, and until it is made of the one that is due. */
  private requireToCome(week: Day): void {
    const zone = this.config.OFFICE_TIME_ZONE;
    const now = new Date();
    if (week < weekDue(zone, now) || week > mondayOf(today(zone, now))) {
      throw NOT_FOUND;
    }
  }

  private async made(propertyId: number, week: Day): Promise<MadeReport> {
    const [report] = await sql<MadeReport>(this.source, {
      text: `select id, week::text "week", figures, note, made_at "madeAt" from seller_reports where property_id = $1 and week = $2 and made_at is not null`,
      values: [propertyId, week],
    });
    if (!report) {
      throw NOT_FOUND;
    }
    return report;
  }
}
