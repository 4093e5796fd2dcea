import { Injectable } from '@nestjs/common';
import {
  ACCESS_LOOKED_AT,
  type AccessState,
  type AccessTier,
  accessTexts,
  isClosedAccess,
  Tier,
  type TierId,
} from '@stowbridge/contract/access';
import { mayOffer, PropertyState, Relation, stateOf, Viewer, viewerOf } from '@stowbridge/contract/visibility';
import { DataSource, EntityManager } from 'typeorm';
import { Caller, isAdmin, isBuyer, isSeller } from '../../platform/access/permissions';
import { Config } from '../../config';
import { invalid } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { acceptedSql } from './access.sql';
import { signedSql } from '../ndas/signed';
import { brokerOf } from '../properties/people/broker';

const SIGN_FIRST = 'You need to sign the NDA in order to submit an offer.';

/** What decides on everything that somebody may read or do on one property [FEVI-01]. */
export interface AccessContext {
  propertyId: number;
  state: PropertyState;
  viewer: Viewer;
  /** How far the access of the viewer goes. */
  tier: TierId;
  /** Why the access was declined or ended by somebody; null where that was not said. */
  reason: string | null;
}

interface Row {
  active: boolean;
  status_id: number;
  assigned: boolean;
  signed: boolean;
  accepted: boolean;
  access: AccessState | null;
  tier: AccessTier | null;
  expired: boolean;
  reason: string | null;
}

const CONTEXT = `
  select p.active, p.status_id, p.seller_id is not distinct from $2::int assigned,
         ${signedSql('$2', 'p.id')} signed, ${acceptedSql('$2', 'p.id')} accepted,
         a.state access, a.tier, coalesce(a.expires_at <= now(), false) expired,
         case when a.state in ('declined', 'revoked') then a.reason end reason
  from properties p left join nda_access a on a.user_id = $2 and a.property_id = p.id where p.id = $1`;

/** Answers as what somebody looks at a property; each rule of `contract/visibility` is asked with it. */
@Injectable()
export class AccessContextService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /**
   * Reads the present state, so that a right ends with what it came from.
   * @returns undefined when there is no such property
   */
  async of(
    caller: Caller | undefined,
    propertyId: number,
    manager: EntityManager | DataSource = this.source,
  ): Promise<AccessContext | undefined> {
    const [row] = await sql<Row>(manager, { text: CONTEXT, values: [propertyId, caller?.id ?? null] });
    if (!row) {
      return undefined;
    }
    const viewer = viewerOf(caller ? relationOf(caller, row) : null);
    return {
      propertyId,
      state: stateOf({ active: row.active, statusId: row.status_id }),
      viewer,
      tier: (viewer === 'signer' || viewer === 'accepted') && row.tier ? row.tier : Tier.Everyone,
      reason: isClosedAccess(viewer) ? row.reason : null,
    };
  }

  /** @throws DomainError('invalid') for a buyer who may not offer on a property, with why */
  async requireOffering(caller: Caller, propertyId: number, manager: EntityManager): Promise<void> {
    const context = await this.of(caller, propertyId, manager);
    if (!context || !mayOffer(context.state, context.viewer)) {
      const otherwise = context?.viewer === 'pending' ? ACCESS_LOOKED_AT : SIGN_FIRST;
      throw invalid(await this.refusal(context, otherwise, manager));
    }
  }

  /** Whom the refusals and texts about a property name. */
  brokerOf(propertyId: number, manager: EntityManager | DataSource = this.source): Promise<string> {
    return brokerOf(manager, propertyId, this.config.PRODUCT_NAME);
  }

  /**
   * What a person reads whose access is not open [BEYA-44, BEYA-57, BEYA-58].
   * @returns null for everybody else
   */
  async accessText(
    { viewer, propertyId }: AccessContext,
    manager: EntityManager | DataSource = this.source,
  ): Promise<string | null> {
    return isClosedAccess(viewer) ? accessTexts[viewer](await this.brokerOf(propertyId, manager)) : null;
  }

  /**
   * Why somebody is refused what an access opens: one that was declined or has ended says so itself.
   * @param otherwise for those who have not signed, and for those whose request waits [BEYA-45]
   */
  async refusal(
    context: AccessContext | undefined,
    otherwise: string,
    manager: EntityManager | DataSource = this.source,
  ): Promise<string> {
    const closed = context && context.viewer !== 'pending' ? await this.accessText(context, manager) : null;
    return closed ?? otherwise;
  }
}

const relationOf = (caller: Caller, { assigned, signed, accepted, access, expired }: Row): Relation => ({
  roles: { admin: isAdmin(caller), buyer: isBuyer(caller), seller: isSeller(caller) },
  assigned,
  signed,
  accepted,
  access,
  expired,
});
