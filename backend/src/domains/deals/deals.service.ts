import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { Stage, type StageId } from '@stowbridge/contract/ids';
import { TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { DataSource, EntityManager, In, Not } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin, Role } from '../../platform/access/permissions';
import { alreadyExists, atOtherStage, invalid, notFound } from '../../platform/common/errors';
import { inBatches } from '../../platform/common/batches';
import { idsOf, list, pageOf, rowOf, rowsOf, sumsOf } from '../../platform/http/list/list';
import type { Window } from '../../platform/http/list/paging.dto';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { requireEntityTag } from '../../platform/database/entity-tag';
import { onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { StoredImagesService } from '../../platform/storage/stored-images.service';
import { withTransactionOf } from '../../platform/database/transaction';
import { Deal } from './deal.entity';
import { dealReportPdf } from './deal-report-pdf';
import type { DealChange, DealFilter, NewDeal, StageSum } from './deal';
import {
  DealReport,
  DealRow,
  DealStep,
  HISTORY,
  REPORT_AGENTS,
  REPORT_PROPERTY,
  REPORT_VERSIONS,
  ReportAgent,
} from './deals.queries';
import { DEALS, type DealsToday } from './deals.list';
import { requireOpenToOffers } from './deals.rules';
import { requireUnsealed } from './rounds/sealed.sql';
import type { OfferVersion } from './offers.queries';
import { requireAdministrator, tellOwner } from './deal-owners';
import { makeDeal } from './new-deal';

/** At these stages buyer, property and price may not be changed. */
const FIXED: readonly StageId[] = [Stage.Accepted, ...TERMINAL_STAGES];
/** Of the report's picture, in pixels. */
const PICTURE_WIDTH = 800;
const LIVE = 'deals_one_live';
const SECOND = 'This buyer already has an open deal on this property.';

/** Deals in the back office. */
@Injectable()
export class DealsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly images: StoredImagesService,
  ) {}

  /** The list of /api/v1, newest first unless another field is named. */
  list(caller: Caller, request: ListQueryDto): Promise<Listed<DealRow>> {
    requireAdmin(caller);
    return list(this.source, request, DEALS, this.given);
  }

  /** Some of the deals that are looked for, newest first. */
  page(caller: Caller, filter: DealFilter, window: Window): Promise<{ rows: DealRow[]; total: number }> {
    requireAdmin(caller);
    return pageOf(this.source, window, { ...filter }, DEALS, this.given);
  }

  /** How many of the deals that are looked for stand at each stage, and what is offered for them in all. */
  stageSums(caller: Caller, request: Pick<ListQueryDto, 'filter'>): Promise<StageSum[]> {
    requireAdmin(caller);
    return sumsOf<StageSum, DealsToday>(this.source, request, DEALS, ['statusId', 'price'], this.given);
  }

  async get(caller: Caller, dealId: number): Promise<DealRow> {
    requireAdmin(caller);
    const deal = await rowOf(this.source, dealId, DEALS, this.given);
    if (!deal) {
      throw notFound('The deal');
    }
    return deal;
  }

  /** The stages a deal went through, oldest first; a beginning that was added later comes first all the same. */
  async history(dealId: number): Promise<DealStep[]> {
    return sql<DealStep>(this.source, { name: 'deal-history', text: HISTORY, values: [dealId] });
  }

  /**
   * Adds a deal for a buyer at Interested, or fills the one that this buyer already has there [ABUY-20, ABUY-21].
   * @throws DomainError('exists') when the buyer's deal on the property is past Interested, 'conflict' when the property takes no offers
   */
  async add(caller: Caller, { propertyId, description, ...wanted }: NewDeal): Promise<number> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      const property = await this.requireProperty(manager, propertyId);
      await this.requireBuyer(manager, wanted.buyerId);
      const given = { ...wanted, propertyId, propertyName: property.name, description: description ?? null };
      const made = await makeDeal(manager, caller, given);
      if (made) {
        return made;
      }
      const live = await manager.findOne(Deal, {
        where: { buyerId: wanted.buyerId, propertyId, dealStatusId: Not(In(TERMINAL_STAGES)) },
        lock: { mode: 'pessimistic_write' },
      });
      if (live?.dealStatusId !== Stage.Interested) {
        throw alreadyExists(SECOND);
      }
      await manager.update(Deal, { id: live.id }, { ...given, isInterested: true });
      await recordAudit(manager, {
        actor: caller,
        action: 'deal.filled',
        subjectType: 'deal',
        subjectId: live.id,
        change: changeOf<Deal>(live, given),
      });
      return live.id;
    });
  }

  /** Changes a deal's buyer, property and price while its stage allows it [DEAL-31, DEAL-32], and its owner. */
  async change(caller: Caller, dealId: number, wanted: DealChange, version?: string): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const deal = await manager.findOne(Deal, { where: { id: dealId }, lock: { mode: 'pessimistic_write' } });
      if (!deal) {
        throw notFound('The deal');
      }
      if (version !== undefined) {
        await requireEntityTag(manager, 'deals', dealId, version);
      }
      const { ownerId, ...terms } = wanted;
      const onlyOwner = ownerId !== undefined && Object.values(terms).every((value) => value === undefined);
      if (!onlyOwner && FIXED.includes(deal.dealStatusId as StageId)) {
        throw atOtherStage('The buyer, the property and the price of this deal can no longer be changed.');
      }
      if (!onlyOwner) {
        await requireUnsealed(manager, deal.propertyId, this.config.OFFICE_TIME_ZONE);
      }
      const change: Partial<Deal> = {};
      if (wanted.propertyId && wanted.propertyId !== deal.propertyId) {
        const property = await this.requireProperty(manager, wanted.propertyId);
        Object.assign(change, { propertyId: property.id, propertyName: property.name });
      }
      if (wanted.buyerId && wanted.buyerId !== deal.buyerId) {
        await this.requireBuyer(manager, wanted.buyerId);
        change.buyerId = wanted.buyerId;
      }
      if (wanted.price !== undefined) {
        change.price = wanted.price;
      }
      if (ownerId !== undefined && ownerId !== deal.ownerId) {
        await requireAdministrator(manager, ownerId);
        change.ownerId = ownerId;
      }
      if (Object.keys(change).length === 0) {
        return;
      }
      await manager.update(Deal, { id: dealId }, change).catch(onConstraint(LIVE, alreadyExists(SECOND)));
      await recordAudit(manager, {
        actor: caller,
        action: 'deal.changed',
        subjectType: 'deal',
        subjectId: dealId,
        change: changeOf<Deal>(deal, change),
      });
      if (change.ownerId && change.ownerId !== caller.id) {
        await tellOwner(manager, { ...deal, ...change, ownerId: change.ownerId });
      }
    });
  }

  /** The printable report [DEAL-34]. */
  async report(caller: Caller, dealId: number): Promise<DealReport> {
    const deal = await this.get(caller, dealId);
    const values = [deal.propertyId];
    const [[property], agents, versions] = await Promise.all([
      sql<{ address: string } & DealReport['seller'] & Pick<DealReport, 'askingPrice' | 'askingInstead' | 'picture'>>(
        this.source,
        { text: REPORT_PROPERTY, values },
      ),
      sql<ReportAgent>(this.source, { text: REPORT_AGENTS, values }),
      sql<OfferVersion>(this.source, { text: REPORT_VERSIONS, values: [dealId] }),
    ]);
    const { address = '', name = null, phone = null, email = null } = property ?? {};
    const { askingPrice = null, askingInstead = null, picture = null } = property ?? {};
    const seller = { name, phone, email };
    return { deal, property: address, askingPrice, askingInstead, picture, seller, agents, versions };
  }

  async reportPdf(caller: Caller, dealId: number): Promise<Buffer> {
    const report = await this.report(caller, dealId);
    const picture = report.picture && (await this.images.forPrint('StoreImages', report.picture, PICTURE_WIDTH));
    return dealReportPdf(report, {
      productName: this.config.PRODUCT_NAME,
      timeZone: this.config.OFFICE_TIME_ZONE,
      picture: picture || undefined,
    });
  }

  /** The rows of the tracker's search without its paging, read while they are taken [DEAL-06, DEAL-09]. */
  async trackerRows(caller: Caller, filter: DealFilter, sort = 'statusDate DESC'): Promise<AsyncIterable<DealRow>> {
    requireAdmin(caller);
    const ids = await idsOf(this.source, { most: XLSX_MAX_ROWS + 1, sort }, { ...filter }, DEALS, this.given);
    if (ids.length > XLSX_MAX_ROWS) {
      throw invalid(`A report holds at most ${XLSX_MAX_ROWS} deals. Please narrow the search.`);
    }
    return inBatches(ids, (batch) => rowsOf(this.source, batch, DEALS, this.given));
  }

  private get given(): DealsToday {
    return { today: today(this.config.OFFICE_TIME_ZONE) };
  }

  /** Locks the property, which must take offers. */
  private async requireProperty(manager: EntityManager, id: number): Promise<{ id: number; name: string }> {
    const [property] = await manager.query<{ id: number; name: string; active: boolean; status_id: number }[]>(
      'select id, name, active, status_id from properties where id = $1 for update',
      [id],
    );
    if (!property) {
      throw invalid('Please select the property', 'propertyId');
    }
    requireOpenToOffers(property);
    return property;
  }

  private async requireBuyer(manager: EntityManager, userId: number): Promise<void> {
    const found = await manager.query<unknown[]>('select 1 from user_roles where user_id = $1 and role_id = $2', [
      userId,
      Role.Buyer,
    ]);
    if (found.length === 0) {
      throw invalid('Please select the buyer', 'buyerId');
    }
  }
}
