import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { Stage, type StageId } from '@stowbridge/contract/ids';
import { TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { DataSource, EntityManager, In, Not } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin, Role } from '../../platform/access/permissions';
import { conflict, invalid, notFound } from '../../platform/common/errors';
import { inBatches } from '../../platform/common/batches';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { requireEntityTag } from '../../platform/database/entity-tag';
import { onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { Deal } from './deal.entity';
import { dealReportPdf } from './deal-report';
import type { DealChange, DealFilter, NewDeal } from './deal';
import {
  BUYER_NAME,
  DEAL_COUNT,
  DEAL_IDS,
  DEAL_ROWS,
  dealCondition,
  DealReport,
  DealRow,
  DealStep,
  HISTORY,
  REPORT_AGENTS,
  REPORT_PROPERTY,
  ReportAgent,
} from './deals.queries';
import { requireOpenToOffers } from './deals.rules';
import { makeDeal } from './new-deal';

/** At these stages buyer, property and price may not be changed. */
const FIXED: readonly StageId[] = [Stage.Accepted, ...TERMINAL_STAGES];
const LIVE = 'deals_one_live';
const SECOND = 'This buyer already has an open deal on this property.';
const NEWEST_FIRST = 'order by d.created_at desc, d.id desc';
const SORTS: Record<string, string> = {
  id: 'd.id',
  createdAt: 'd.created_at',
  propertyName: 'd.property_name',
  buyerName: BUYER_NAME,
  price: 'd.price',
  statusId: 'd.deal_status_id',
  statusDate: 'd.status_at',
};

/** Deals in the back office. */
@Injectable()
export class DealsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** One page of deals, newest first unless another field is named. */
  async page(
    caller: Caller,
    filter: DealFilter,
    window: { first: number; count: number },
    sort: { field: string; order: 'ASC' | 'DESC' } = { field: 'createdAt', order: 'DESC' },
  ): Promise<{ rows: DealRow[]; total: number }> {
    requireAdmin(caller);
    const { where, values } = dealCondition(filter, today(this.config.OFFICE_TIME_ZONE));
    const path = Object.hasOwn(SORTS, sort.field) ? SORTS[sort.field] : undefined;
    if (!path) {
      throw invalid(`Sorting by ${sort.field} is not offered.`, 'sort');
    }
    // Only a price can be missing; named for the others, the nulls would keep their indexes from being used.
    const nulls = sort.field === 'price' ? ' nulls last' : '';
    const [[{ total }], found] = await Promise.all([
      sql<{ total: number }>(this.source, { text: `${DEAL_COUNT} ${where}`, values }),
      sql<{ id: number }>(this.source, {
        text: `${DEAL_IDS} ${where} order by ${path} ${sort.order}${nulls}, d.id ${sort.order} limit $${values.length + 1} offset $${values.length + 2}`,
        values: [...values, window.count, window.first],
      }),
    ]);
    const ids = found.map(({ id }) => id);
    const rows = await sql<DealRow>(this.source, {
      text: `${DEAL_ROWS} where d.id = any($1::int[]) order by array_position($1::int[], d.id)`,
      values: [ids],
    });
    return { rows, total };
  }

  async get(caller: Caller, dealId: number): Promise<DealRow> {
    const { rows } = await this.page(caller, { ids: [dealId] }, { first: 0, count: 1 });
    if (!rows[0]) {
      throw notFound('The deal');
    }
    return rows[0];
  }

  /** The stages a deal went through, oldest first; a beginning that was added later comes first all the same. */
  async history(dealId: number): Promise<DealStep[]> {
    return sql<DealStep>(this.source, { name: 'deal-history', text: HISTORY, values: [dealId] });
  }

  /**
   * Adds a deal for a buyer at Interested, or fills the one that this buyer already has there [ABUY-20, ABUY-21].
   * @throws DomainError('conflict') when the buyer's deal on the property is past Interested, or the property takes no offers
   */
  async add(caller: Caller, { propertyId, description, ...wanted }: NewDeal): Promise<number> {
    requireAdmin(caller);
    return withTransaction(this.source, async (manager) => {
      const property = await this.requireProperty(manager, propertyId, 'StoreID');
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
        throw conflict(SECOND);
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

  /** Changes a deal's buyer, property and price while its stage allows it [DEAL-31, DEAL-32]. */
  async change(caller: Caller, dealId: number, wanted: DealChange, version?: string): Promise<void> {
    requireAdmin(caller);
    await withTransaction(this.source, async (manager) => {
      const deal = await manager.findOne(Deal, { where: { id: dealId }, lock: { mode: 'pessimistic_write' } });
      if (!deal) {
        throw notFound('The deal');
      }
      if (version !== undefined) {
        await requireEntityTag(manager, 'deals', dealId, version);
      }
      if (FIXED.includes(deal.dealStatusId as StageId)) {
        throw conflict('The buyer, the property and the price of this deal can no longer be changed.');
      }
      const change: Partial<Deal> = {};
      if (wanted.propertyId && wanted.propertyId !== deal.propertyId) {
        const property = await this.requireProperty(manager, wanted.propertyId, 'StoreId');
        Object.assign(change, { propertyId: property.id, propertyName: property.name });
      }
      if (wanted.buyerId && wanted.buyerId !== deal.buyerId) {
        await this.requireBuyer(manager, wanted.buyerId);
        change.buyerId = wanted.buyerId;
      }
      if (wanted.price !== undefined) {
        change.price = wanted.price;
      }
      if (Object.keys(change).length === 0) {
        return;
      }
      await manager.update(Deal, { id: dealId }, change).catch(onConstraint(LIVE, conflict(SECOND)));
      await recordAudit(manager, {
        actor: caller,
        action: 'deal.changed',
        subjectType: 'deal',
        subjectId: dealId,
        change: changeOf<Deal>(deal, change),
      });
    });
  }

  /** The printable report [DEAL-34]. */
  async report(caller: Caller, dealId: number): Promise<DealReport> {
    const deal = await this.get(caller, dealId);
    const values = [deal.propertyId];
    const [[property], agents] = await Promise.all([
      sql<{ address: string } & DealReport['seller']>(this.source, { text: REPORT_PROPERTY, values }),
      sql<ReportAgent>(this.source, { text: REPORT_AGENTS, values }),
    ]);
    const { address = '', name = null, phone = null, email = null } = property ?? {};
    return { deal, property: address, seller: { name, phone, email }, agents };
  }

  async reportPdf(caller: Caller, dealId: number): Promise<Buffer> {
    return dealReportPdf(await this.report(caller, dealId), this.config.PRODUCT_NAME);
  }

  /** The rows of the tracker's search without its paging, read while they are taken [DEAL-06, DEAL-09]. */
  async trackerRows(caller: Caller, filter: DealFilter): Promise<AsyncIterable<DealRow>> {
    requireAdmin(caller);
    const { where, values } = dealCondition(filter, today(this.config.OFFICE_TIME_ZONE));
    const found = await sql<{ id: number }>(this.source, {
      text: `${DEAL_IDS} ${where} ${NEWEST_FIRST} limit ${XLSX_MAX_ROWS + 1}`,
      values,
    });
    if (found.length > XLSX_MAX_ROWS) {
      throw invalid(`A report holds at most ${XLSX_MAX_ROWS} deals. Please narrow the search.`);
    }
    const ids = found.map(({ id }) => id);
    return inBatches(ids, (batch) =>
      sql<DealRow>(this.source, { text: `${DEAL_ROWS} where d.id = any($1::int[]) ${NEWEST_FIRST}`, values: [batch] }),
    );
  }

  /** Locks the property, which must take offers. */
  private async requireProperty(
    manager: EntityManager,
    id: number,
    field: string,
  ): Promise<{ id: number; name: string }> {
    const [property] = await manager.query<{ id: number; name: string; active: boolean; status_id: number }[]>(
      'select id, name, active, status_id from properties where id = $1 for update',
      [id],
    );
    if (!property) {
      throw invalid('Please select the property', field);
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
      throw invalid('Please select the buyer', 'BuyerID');
    }
  }
}
