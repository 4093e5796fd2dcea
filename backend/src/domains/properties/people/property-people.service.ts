import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { changeOf } from '../../../platform/audit/change';
import { Caller, requireAdmin, Role, Status } from '../../../platform/access/permissions';
import { invalid, notFound } from '../../../platform/common/errors';
import { pagination } from '../../../platform/http/list/paging.dto';
import { likeText, searchWords } from '../../../platform/http/list/resource-list';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import {
  AgentDto,
  AgentsDto,
  AssignSellerRequestDto,
  SellerItemDto,
  SellersDto,
  SellersRequestDto,
  AssignedStoresDto,
} from './people.calls.dto';
import { lockedProperty } from '../editing/property-lock';
import { Property, PropertyAgent } from '../editing/property.entity';

const SORTABLE: Record<string, string> = {
  FirstName: 'u.first_name',
  LastName: 'u.last_name',
  CompanyName: 'u.company_name',
  City: 'u.city',
  Email: 'u.email',
};

const IS_SELLER = `u.status_id <> ${Status.Rejected} and exists (select 1 from user_roles r where r.user_id = u.id and r.role_id = ${Role.Seller})`;
const MATCHING_SELLERS = `from users u left join states s on s.id = u.state_id
  where ${IS_SELLER} and ($1::text is null or u.company_name ilike $1) and ($2::text is null or u.city ilike $2)
    and ($3::text is null or s.id::text = $3 or lower(s.code) = lower($3) or lower(s.name) = lower($3))
    and not exists (select 1 from unnest($4::text[]) word
      where concat_ws(' ', u.first_name, u.last_name, u.email, u.company_name, u.city, s.name, s.code) not ilike word)`;
/** Listing agents are the administrators who work at an office. */
const IS_AGENT = `u.status_id <> ${Status.Rejected} and u.agent_location_id is not null
  and exists (select 1 from user_roles r where r.user_id = u.id and r.role_id = ${Role.Admin})`;

/** Who sells a property and who lists it. */
@Injectable()
export class PropertyPeopleService {
  constructor(private readonly source: DataSource) {}

  /** The ids of the properties of a seller, joined by commas; empty for everybody else. */
  async storeIdsOf(caller: Caller, sellerId: number): Promise<string> {
    requireAdmin(caller);
    const [{ ids }] = await this.source.query<{ ids: string | null }[]>(
      `select string_agg(id::text, ',' order by id) ids from properties where seller_id = $1`,
      [sellerId],
    );
    return ids ?? '';
  }

  /** Sellers by name, with whether the property is theirs [APROP-87, APROP-88, APROP-89]. */
  async sellers(caller: Caller, criteria: SellersRequestDto): Promise<SellersDto> {
    requireAdmin(caller);
    const contains = (text: string | undefined) => (text ? `%${likeText(text)}%` : null);
    const filters = [
      contains(criteria.CompanyName),
      contains(criteria.City),
      criteria.State || null,
      searchWords(criteria.Search ?? '').map(contains),
    ];
    const rows = await this.source.query<SellerItemDto[]>(
      `select u.id "Id", u.first_name "FirstName", u.last_name "LastName", u.email::text "Email", u.phone_number "PhoneNumber",
              u.company_name "CompanyName", u.city "City", s.name "State",
              exists (select 1 from properties p where p.id = $5::int and p.seller_id = u.id) "IsAssigned"
       ${MATCHING_SELLERS}
       order by ${SORTABLE[criteria.SortBy]} ${criteria.SortOrder === 'DESC' ? 'desc' : 'asc'} nulls last, u.id limit $6 offset $7`,
      [...filters, criteria.StoreId ?? null, criteria.PageLength, (criteria.Page - 1) * criteria.PageLength],
    );
    const [{ total }] = await this.source.query<{ total: number }[]>(
      `select count(*)::int total ${MATCHING_SELLERS}`,
      filters,
    );
    return { Sellers: rows, Criteria: criteria, Pagination: pagination(criteria, total) };
  }

  /** Gives properties to a seller, or takes them away again [ASEL-21, SHELL-50]. */
  async assign(
    caller: Caller,
    { SellerId, StoreIDs, IsAssignSeller }: AssignSellerRequestDto,
  ): Promise<AssignedStoresDto> {
    requireAdmin(caller);
    if (StoreIDs.length === 0) {
      throw invalid('StoreIDs is required', 'StoreIDs');
    }
    await withTransaction(this.source, async (manager) => {
      const ids = IsAssignSeller ? StoreIDs : await this.ofSeller(manager, SellerId, StoreIDs);
      await this.assignWithin(manager, caller, ids, IsAssignSeller ? SellerId : null);
    });
    return { SellerId, StoreIDs: await this.ofSeller(this.source.manager, SellerId) };
  }

  /** The part of an assignment that runs in somebody's transaction; unchanged properties are left alone. */
  async assignWithin(
    manager: EntityManager,
    caller: Caller,
    propertyIds: number[],
    sellerId: number | null,
  ): Promise<void> {
    if (sellerId !== null) {
      await this.requireSeller(manager, sellerId);
    }
    for (const id of [...propertyIds].sort((a, b) => a - b)) {
      const property = await lockedProperty(manager, id);
      if (property.sellerId === sellerId) {
        continue;
      }
      await manager.update(Property, id, { sellerId });
      await recordAudit(manager, {
        actor: caller,
        action: sellerId ? 'property.assigned' : 'property.unassigned',
        subjectType: 'property',
        subjectId: id,
        change: changeOf<Property>(property, { sellerId }),
      });
      if (sellerId !== null) {
        await recordEvent(manager, 'property.assigned', { propertyId: id, sellerId });
      }
      await recordEvent(manager, 'property.changed', { propertyId: id });
    }
  }

  /** [APROP-90, APROP-92] */
  async agents(caller: Caller): Promise<AgentsDto> {
    requireAdmin(caller);
    const Agents = await this.source.query<AgentDto[]>(
      `select u.id "Id", u.first_name "FirstName", u.last_name "LastName", u.email::text "UserName" from users u where ${IS_AGENT} order by u.first_name, u.last_name, u.id`,
    );
    return { Agents };
  }

  /** Replaces the listing agents of a property [APROP-77, APROP-91]. */
  async setAgents(caller: Caller, propertyId: number, agentIds: number[]): Promise<void> {
    requireAdmin(caller);
    await withTransaction(this.source, (manager) => this.setAgentsWithin(manager, caller, propertyId, agentIds));
  }

  async setAgentsWithin(manager: EntityManager, caller: Caller, propertyId: number, agentIds: number[]): Promise<void> {
    await lockedProperty(manager, propertyId);
    const before = await manager.find(PropertyAgent, {
      where: { propertyId },
      order: { position: 'ASC', userId: 'ASC' },
    });
    if (before.map(({ userId }) => userId).join() === agentIds.join()) {
      return;
    }
    const known = await manager.query<{ id: number }[]>(
      `select u.id from users u where u.id = any($1) and ${IS_AGENT}`,
      [agentIds],
    );
    if (known.length !== agentIds.length) {
      throw invalid('AgentIds names somebody who is no listing agent.', 'brokerIds');
    }
    await manager.delete(PropertyAgent, { propertyId });
    // They belong to what is read as the property, so that its version must change with them.
    await manager.query('update properties set id = id where id = $1', [propertyId]);
    if (agentIds.length > 0) {
      await manager.insert(
        PropertyAgent,
        agentIds.map((userId, index) => ({ propertyId, userId, position: index + 1 })),
      );
    }
    const change = { before: { agentIds: before.map(({ userId }) => userId) }, after: { agentIds } };
    await recordAudit(manager, {
      actor: caller,
      action: 'property.agents-changed',
      subjectType: 'property',
      subjectId: propertyId,
      change,
    });
    await recordEvent(manager, 'property.changed', { propertyId });
  }

  private async requireSeller(manager: EntityManager, id: number): Promise<void> {
    const rows = await manager.query<unknown[]>(`select 1 from users u where u.id = $1 and ${IS_SELLER}`, [id]);
    if (rows.length === 0) {
      throw notFound('The seller');
    }
  }

  /** Ids of the properties of a seller, all or those among the given ones. */
  private async ofSeller(manager: EntityManager, sellerId: number, among: number[] | null = null): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      'select id from properties where seller_id = $1 and ($2::int[] is null or id = any($2)) order by id',
      [sellerId, among],
    );
    return rows.map(({ id }) => id);
  }
}
