import { accessStands, type AccessState, Tier } from '@stowbridge/contract/access';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { atOtherStage, DomainError, notFound } from '../../platform/common/errors';
import { entityTag, requireEntityTag } from '../../platform/database/entity-tag';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import {
  approveAccess,
  changeAccess,
  declineAccess,
  type Extent,
  restoreAccess,
  revokeAccess,
} from './access-decisions';
import { ACCESS, type Access, type AccessJson, accessOf } from './access-rows';

/** Somebody whose request was not approved with the others, because it does not wait any more. */
export interface LeftOut {
  /** Of the NDA. */
  id: number;
  name: string;
  /** Null for a property that is gone. */
  state: AccessState | null;
  text: string;
}

/** What became of approvals at once, by the ids of the NDAs. */
export interface Approvals {
  approved: number[];
  leftOut: LeftOut[];
}

const GONE = 'This property is gone.';
const NOT_YOURS = 'The office looks at the requests for this property.';

/** Any signature of a person names their access to its property. */
const OF_NDA =
  'select a.id from ndas n join nda_access a on a.user_id = n.user_id and a.property_id = n.property_id where n.id = $1';
const READ = `select ${ACCESS} access from nda_access a where a.id = $1`;
/** All of them are locked in one order, so that two who approve the same people wait for one another. */
const LOCK = 'select id from nda_access where id = any($1::int[]) order by id for update';
const CHOSEN = `
  select n.id, a.id "accessId", u.first_name || ' ' || u.last_name "name"
  from ndas n join users u on u.id = n.user_id left join nda_access a on a.user_id = n.user_id and a.property_id = n.property_id
  where n.id = any($1::int[]) order by n.id`;
/** Locked against a change of who decides. */
const OF_SELLER = 'select p.seller_decides "decides" from properties p where p.id = $1 and p.seller_id = $2 for share';

/** Who gets in, how far and how long: decided by the office, or by the owning seller where the property says so. */
@Injectable()
export class AccessDecisionsService {
  constructor(private readonly source: DataSource) {}

  /** With the version for `If-Match`. @throws DomainError('not-found') for what opens nothing, as for a property that is gone */
  async read(caller: Caller, ndaId: number): Promise<{ access: Access; version: string | undefined }> {
    requireAdmin(caller);
    const id = await this.idOf(this.source.manager, ndaId);
    const version = await entityTag(this.source, 'nda_access', id);
    return { access: await this.accessOf(this.source.manager, id), version };
  }

  /** @throws DomainError('stage') when it is not pending */
  approve(caller: Caller, ndaId: number, extent: Extent): Promise<Access> {
    return this.decide(caller, ndaId, (manager, id) => approveAccess(manager, id, caller, extent));
  }

  /** @throws DomainError('stage') when it is not pending */
  decline(caller: Caller, ndaId: number, reason: string | null): Promise<Access> {
    return this.decide(caller, ndaId, (manager, id) => declineAccess(manager, id, caller, reason));
  }

  /** @throws DomainError('stage') when it is not open */
  revoke(caller: Caller, ndaId: number, reason: string | null): Promise<Access> {
    return this.decide(caller, ndaId, (manager, id) => revokeAccess(manager, id, caller, reason));
  }

  /** @throws DomainError('stage') when it is neither declined nor revoked */
  restore(caller: Caller, ndaId: number): Promise<Access> {
    return this.decide(caller, ndaId, (manager, id) => restoreAccess(manager, id, caller));
  }

  /**
   * Changes how far an open access goes, and how long.
   * @param version the `ETag` that was read; without one it is changed from whatever it is
   * @throws DomainError('stage') when it is not open; 'precondition' when it is not as it was read
   */
  change(caller: Caller, ndaId: number, extent: Extent, version?: string): Promise<Access> {
    return this.decide(caller, ndaId, async (manager, id) => {
      if (version !== undefined) {
        await requireEntityTag(manager, 'nda_access', id, version);
      }
      return changeAccess(manager, id, caller, extent);
    });
  }

  /** Approves those that wait and names the others. @throws DomainError('not-found') when an id is that of no NDA */
  async approveAll(caller: Caller, ndaIds: number[], extent: Extent): Promise<Approvals> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      const chosen = await sql<{ id: number; accessId: number | null; name: string }>(manager, {
        text: CHOSEN,
        values: [ndaIds],
      });
      if (chosen.length !== ndaIds.length) {
        throw notFound('The NDA');
      }
      await manager.query(LOCK, [chosen.map(({ accessId }) => accessId)]);
      const opened = new Set<number>();
      const done: Approvals = { approved: [], leftOut: [] };
      for (const { id, accessId, name } of chosen) {
        if (accessId === null) {
          done.leftOut.push({ id, name, state: null, text: GONE });
        } else if (opened.has(accessId) || (await approveAccess(manager, accessId, caller, extent))) {
          opened.add(accessId);
          done.approved.push(id);
        } else {
          const { state, decidedBy } = await this.accessOf(manager, accessId);
          done.leftOut.push({ id, name, state, text: accessStands(state, decidedBy) });
        }
      }
      return done;
    });
  }

  /** The owning seller's approval: what is open after any NDA, until the property's own end. */
  approveOwn(caller: Caller, propertyId: number, ndaId: number): Promise<Access> {
    return this.decideOwn(caller, propertyId, ndaId, (manager, id) =>
      approveAccess(manager, id, caller, { tier: Tier.Signed }),
    );
  }

  declineOwn(caller: Caller, propertyId: number, ndaId: number, reason: string | null): Promise<Access> {
    return this.decideOwn(caller, propertyId, ndaId, (manager, id) => declineAccess(manager, id, caller, reason));
  }

  private async decide(
    caller: Caller,
    ndaId: number,
    act: (manager: EntityManager, accessId: number) => Promise<boolean>,
  ): Promise<Access> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) =>
      this.decided(manager, await this.idOf(manager, ndaId), act),
    );
  }

  /** @throws DomainError('not-found') on somebody else's listing, 'forbidden' where the office alone decides */
  private async decideOwn(
    caller: Caller,
    propertyId: number,
    ndaId: number,
    act: (manager: EntityManager, accessId: number) => Promise<boolean>,
  ): Promise<Access> {
    return withTransactionOf(caller, this.source, async (manager) => {
      const [property] = await sql<{ decides: boolean }>(manager, { text: OF_SELLER, values: [propertyId, caller.id] });
      if (!property) {
        throw notFound('The property');
      }
      const id = await this.idOf(manager, ndaId, propertyId);
      if (!property.decides) {
        throw new DomainError('forbidden', NOT_YOURS);
      }
      return this.decided(manager, id, act);
    });
  }

  private async decided(
    manager: EntityManager,
    accessId: number,
    act: (manager: EntityManager, accessId: number) => Promise<boolean>,
  ): Promise<Access> {
    const allowed = await act(manager, accessId);
    const access = await this.accessOf(manager, accessId);
    if (!allowed) {
      throw atOtherStage(accessStands(access.state, access.decidedBy));
    }
    return access;
  }

  private async idOf(manager: EntityManager, ndaId: number, propertyId?: number): Promise<number> {
    const [found] = await sql<{ id: number }>(manager, {
      text: propertyId === undefined ? OF_NDA : `${OF_NDA} and n.property_id = $2`,
      values: propertyId === undefined ? [ndaId] : [ndaId, propertyId],
    });
    if (!found) {
      throw notFound('The access');
    }
    return found.id;
  }

  private async accessOf(manager: EntityManager, id: number): Promise<Access> {
    const [{ access }] = await sql<{ access: AccessJson }>(manager, { text: READ, values: [id] });
    return accessOf(access);
  }
}
