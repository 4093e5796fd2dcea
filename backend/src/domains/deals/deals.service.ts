import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { Stage, type StageId } from '@stowbridge/contract/ids';
import { STAGES, TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin, Role } from '../../platform/access/permissions';
import { conflict, invalid, notFound } from '../../platform/common/errors';
import { inBatches } from '../../platform/common/batches';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { requireEntityTag } from '../../platform/database/entity-tag';
import { onConstraint } from '../../platform/database/changes';
import { withTransaction } from '../../platform/database/transaction';
import { Deal } from './deal.entity';
import { dealReportPdf } from './deal-report';
import type { DealStepDto } from './deals.resource.dto';
import type {
  ChangeDealDto,
  DealDto,
  DealReportDto,
  DealSearchDto,
  NewDealDto,
  ReportAgentDto,
} from './deals.calls.dto';
import { requireOpenToOffers } from './deals.policy';
import {
  BUYER_NAME,
  DEAL_COUNT,
  DEAL_IDS,
  DEAL_ROWS,
  dealCondition,
  DealFilter,
  DealRow,
  toDealDto,
} from './deals.queries';
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
      this.source.query<{ total: number }[]>(`${DEAL_COUNT} ${where}`, values),
      this.source.query<{ id: number }[]>(
        `${DEAL_IDS} ${where} order by ${path} ${sort.order}${nulls}, d.id ${sort.order} limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, window.count, window.first],
      ),
    ]);
    const ids = found.map(({ id }) => id);
    const rows = await this.source.query<DealRow[]>(
      `${DEAL_ROWS} where d.id = any($1::int[]) order by array_position($1::int[], d.id)`,
      [ids],
    );
    return { rows, total };
  }

  async search(caller: Caller, request: DealSearchDto): Promise<{ Deals: DealDto[]; total: number }> {
    const { rows, total } = await this.page(
      caller,
      { ...request, tracker: true },
      { first: (request.Page - 1) * request.PageLength, count: request.PageLength },
    );
    return { Deals: rows.map(toDealDto), total };
  }

  async get(caller: Caller, dealId: number): Promise<DealRow> {
    const { rows } = await this.page(caller, { ids: [dealId] }, { first: 0, count: 1 });
    if (!rows[0]) {
      throw notFound('The deal');
    }
    return rows[0];
  }

  /** The stages a deal went through, oldest first; a beginning that was added later comes first all the same. */
  async history(dealId: number): Promise<DealStepDto[]> {
    return this.source.query<DealStepDto[]>(
      `select h.from_status_id "fromStatusId", h.to_status_id "toStatusId", h.actor_id "actorId", u.first_name || ' ' || u.last_name "actorName", u.user_type_id "actorUserTypeId", h.at, h.reason
       from deal_history h left join users u on u.id = h.actor_id where h.deal_id = $1
       order by h.from_status_id is null and h.to_status_id = ${Stage.Interested} desc, h.id`,
      [dealId],
    );
  }

  /**
   * Adds a deal for a buyer at Interested, or fills the one that this buyer already has there [ABUY-20, ABUY-21].
   * @throws DomainError('conflict') when the buyer's deal on the property is past Interested, or the property takes no offers
   */
  async add(caller: Caller, request: NewDealDto): Promise<number> {
    requireAdmin(caller);
    return withTransaction(this.source, async (manager) => {
      const property = await this.requireProperty(manager, request.StoreID, 'StoreID');
      await this.requireBuyer(manager, request.BuyerID);
      const given = {
        propertyId: property.id,
        propertyName: property.name,
        buyerId: request.BuyerID,
        dealName: request.DealName,
        description: request.Description ?? null,
        price: request.Price,
      };
      const made = await makeDeal(manager, caller, given);
      if (made) {
        return made;
      }
      const live = await manager
        .createQueryBuilder(Deal, 'd')
        .where('d.buyerId = :buyer and d.propertyId = :property and d.dealStatusId not in (2, 5, 7)', {
          buyer: request.BuyerID,
          property: property.id,
        })
        .setLock('pessimistic_write')
        .getOne();
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
  async change(caller: Caller, dealId: number, request: ChangeDealDto, version?: string): Promise<void> {
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
      if (request.StoreId && request.StoreId !== deal.propertyId) {
        const property = await this.requireProperty(manager, request.StoreId, 'StoreId');
        Object.assign(change, { propertyId: request.StoreId, propertyName: property.name });
      }
      if (request.BuyerId && request.BuyerId !== deal.buyerId) {
        await this.requireBuyer(manager, request.BuyerId);
        change.buyerId = request.BuyerId;
      }
      if (request.Price !== undefined) {
        change.price = request.Price;
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
  async report(caller: Caller, dealId: number): Promise<DealReportDto> {
    const deal = await this.get(caller, dealId);
    const [property] = await this.source.query<
      { address: string; seller: string | null; phone: string | null; email: string | null }[]
    >(
      `select concat_ws(', ', p.address1, p.address2, p.city, s.code || ' ' || p.zip_code) address, u.first_name || ' ' || u.last_name seller, u.phone_number phone, u.email::text email
       from properties p join states s on s.id = p.state_id left join users u on u.id = p.seller_id where p.id = $1`,
      [deal.property_id],
    );
    const agents = await this.source.query<ReportAgentDto[]>(
      `select u.first_name || ' ' || u.last_name as name, coalesce(l.city || ', ' || s.code, '') as location, u.phone_number phone, u.email::text email
       from property_agents a join users u on u.id = a.user_id left join agent_locations l on l.id = u.agent_location_id left join states s on s.id = l.state_id
       where a.property_id = $1 order by a.position, u.id`,
      [deal.property_id],
    );
    const terms = toDealDto(deal);
    return {
      Property: terms.StoreName,
      PropertyAddress: property?.address ?? '',
      OfferPrice: terms.Price,
      LOIName: terms.LOIName,
      LOICompanyName: terms.LOICompanyName,
      DiligencePeriod: terms.DiligencePeriod,
      EarnestMoneyDeposit: terms.EarnestMoneyDeposit,
      SourceOfFinancing: terms.SourceOfFinancing,
      DateSubmitted: deal.submitted_at,
      SellerName: property?.seller ?? null,
      Sellercontact: property?.phone ?? null,
      SellerContactEmail: property?.email ?? null,
      ListingAgents: agents,
    };
  }

  async reportPdf(caller: Caller, dealId: number): Promise<Buffer> {
    return dealReportPdf(await this.report(caller, dealId), this.config.PRODUCT_NAME);
  }

  /** The rows of the tracker's search without its paging, read while they are taken [DEAL-06, DEAL-09]. */
  async trackerRows(caller: Caller, request: DealSearchDto): Promise<AsyncIterable<DealRow>> {
    requireAdmin(caller);
    const { where, values } = dealCondition({ ...request, tracker: true }, today(this.config.OFFICE_TIME_ZONE));
    const found = await this.source.query<{ id: number }[]>(
      `${DEAL_IDS} ${where} ${NEWEST_FIRST} limit ${XLSX_MAX_ROWS + 1}`,
      values,
    );
    if (found.length > XLSX_MAX_ROWS) {
      throw invalid(`A report holds at most ${XLSX_MAX_ROWS} deals. Please narrow the search.`);
    }
    const ids = found.map(({ id }) => id);
    return inBatches(ids, (batch) =>
      this.source.query<DealRow[]>(`${DEAL_ROWS} where d.id = any($1::int[]) ${NEWEST_FIRST}`, [batch]),
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

/** A stage that a caller names by number. */
export function stageOf(id: number | undefined): StageId {
  const stage = STAGES.find((known) => known === id);
  if (!stage) {
    throw invalid('The status is invalid', 'DealStatusID');
  }
  return stage;
}
