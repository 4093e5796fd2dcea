import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { changeOf } from '../../../platform/audit/change';
import { Caller, requireAdmin, Role, Status } from '../../../platform/access/permissions';
import { invalid, notFound } from '../../../platform/common/errors';
import type { Window } from '../../../platform/http/list/paging.dto';
import { likeText, searchWords } from '../../../platform/http/list/resource-list';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { lockedProperty } from '../editing/property-lock';
import { Property, PropertyAgent } from '../editing/property.entity';

/** What sellers are sorted by. */
const SORTABLE = {
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  companyName: 'u.company_name',
  city: 'u.city',
  email: 'u.email',
};

/** Which sellers are looked for [APROP-87]. */
export interface SellerFilter {
  /** Words, each of which is in the name, the e-mail address, the company, the city or the state. */
  search?: string;
  companyName?: string;
  city?: string;
  /** The name, the two letters or the id of a state. */
  state?: string;
  sort: { field: keyof typeof SORTABLE; order: 'ASC' | 'DESC' };
}

/** A seller to whom a property can be assigned [APROP-89]. */
export interface ListedSeller {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  companyName: string | null;
  city: string | null;
  state: string | null;
  /** Whether the property that was named is theirs. */
  isAssigned: boolean;
}

/** A listing agent [APROP-92]. */
export interface ListedAgent {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** Gives properties to a seller, or takes them away [ASEL-21]. */
export interface Assignment {
  sellerId: number;
  propertyIds: number[];
  give: boolean;
}

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
    return (await this.ofSeller(this.source.manager, sellerId)).join(',');
  }

  /** Sellers by name, with whether the property is theirs [APROP-87, APROP-88, APROP-89]. */
  async sellers(
    caller: Caller,
    filter: SellerFilter,
    { first, count }: Window,
    propertyId: number | null = null,
  ): Promise<{ rows: ListedSeller[]; total: number }> {
    requireAdmin(caller);
    const contains = (text: string | undefined) => (text ? `%${likeText(text)}%` : null);
    const filters = [
      contains(filter.companyName),
      contains(filter.city),
      filter.state || null,
      searchWords(filter.search ?? '').map(contains),
    ];
    const rows = await sql<ListedSeller>(this.source, {
      text: `select u.id, u.first_name "firstName", u.last_name "lastName", u.email::text, u.phone_number "phoneNumber",
              u.company_name "companyName", u.city, s.name state,
              exists (select 1 from properties p where p.id = $5::int and p.seller_id = u.id) "isAssigned"
       ${MATCHING_SELLERS}
       order by ${SORTABLE[filter.sort.field]} ${filter.sort.order === 'DESC' ? 'desc' : 'asc'} nulls last, u.id limit $6 offset $7`,
      values: [...filters, propertyId, count, first],
    });
    const [{ total }] = await sql<{ total: number }>(this.source, {
      text: `select count(*)::int total ${MATCHING_SELLERS}`,
      values: filters,
    });
    return { rows, total };
  }

  /**
   * Gives properties to a seller, or takes them away again [ASEL-21, SHELL-50].
   * @returns the ids of those that the seller has now
   */
  async assign(caller: Caller, { sellerId, propertyIds, give }: Assignment): Promise<number[]> {
    requireAdmin(caller);
    if (propertyIds.length === 0) {
      throw invalid('StoreIDs is required', 'propertyIds', 'required');
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      const ids = give ? propertyIds : await this.ofSeller(manager, sellerId, propertyIds);
      await this.assignWithin(manager, caller, ids, give ? sellerId : null);
    });
    return this.ofSeller(this.source.manager, sellerId);
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
  async agents(caller: Caller): Promise<ListedAgent[]> {
    requireAdmin(caller);
    return sql<ListedAgent>(this.source, {
      text: `select u.id, u.first_name "firstName", u.last_name "lastName", u.email::text from users u where ${IS_AGENT} order by u.first_name, u.last_name, u.id`,
      values: [],
    });
  }

  /** Replaces the listing agents of a property [APROP-77, APROP-91]. */
  async setAgents(caller: Caller, propertyId: number, agentIds: number[]): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, (manager) =>
      this.setAgentsWithin(manager, caller, propertyId, agentIds),
    );
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
