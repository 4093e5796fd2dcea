import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { PropertyStatus, Stage, type StageId } from '@stowbridge/contract/ids';
import { TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { DataSource, EntityManager } from 'typeorm';
import { type Actor, recordAudit } from '../../platform/audit/audit';
import { type Caller, isAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { requireEntityTag } from '../../platform/database/entity-tag';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { Reactions } from '../../platform/events/reactions';
import { raiseTier, returnTier } from '../ndas/access';
import { followDeal } from '../properties/editing/follow-deal';
import { requireAcceptable } from './counters/standing';
import type { MovedDeal, SeenOffer } from './deal';
import { requireMove } from './deals.access';
import { notAtStage } from './deals.rules';
import { moveDates } from './dates/make-plan';
import { requireSeen } from './offer-seen';
import { closeForDeal } from './rounds/closing';
import { requireUnsealed } from './rounds/sealed.sql';
import { transition } from './transition';

/** What is known of a decision besides the stage that it leads to. */
export interface Decision {
  /** What of the offer was shown to who decides. */
  seen?: SeenOffer;
  /** The `ETag` of the deal that was decided on; without one the deal moves from where it is. */
  version?: string;
  /** Why, for the history. */
  reason?: string;
}

/** Who moves a deal, and who is named in its history. */
interface Mover {
  actor: Caller;
  /** Somebody else where they have decided beforehand. */
  by?: Actor;
  reason?: string;
}

interface DealState extends MovedDeal {
  propertyId: number | null;
  buyerId: number | null;
  sellerId: number | null;
  propertyStatusId: number | null;
  /** Whether terms were ever submitted: only then there is an offer. */
  hasTerms: boolean;
}

const { ForSale, UnderLoi, Closed } = PropertyStatus;

const DEAL_STATE = `
  select d.id, d.deal_status_id "dealStatusId", s.name "statusName", d.property_id "propertyId", d.buyer_id "buyerId", p.seller_id "sellerId", p.status_id "propertyStatusId",
         exists (select from offer_terms t where t.deal_id = d.id) "hasTerms"
  from deals d join deal_statuses s on s.id = d.deal_status_id left join properties p on p.id = d.property_id where d.id = $1`;

/** Moves deals from stage to stage, by the one table of who may move what. */
@Injectable()
export class DealStageService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly reactions: Reactions,
  ) {}

  /**
   * Moves a deal. Accepting takes the property to Under LOI, falling through returns it to For Sale, a sale closes it
   * and rejects its other open deals.
   * @throws DomainError('stage') or DomainError('changed') when the stage or the offer has changed meanwhile, 'conflict' when another offer was accepted;
   *   'not-found' for a deal on somebody else's listing; 'precondition' when the deal is not as it was read
   */
  async move(
    caller: Caller,
    dealId: number,
    to: StageId,
    { seen = {}, version, reason }: Decision = {},
  ): Promise<MovedDeal> {
    await withTransactionOf(caller, this.source, async (manager) => {
      const deal = await this.stateOf(manager, dealId);
      requireMove(caller, deal, to);
      if (deal.propertyId !== null) {
        // All moves on one property take turns, so that an acceptance and a sale see each other.
        await manager.query('select 1 from properties where id = $1 for update', [deal.propertyId]);
      }
      await this.requireReadable(manager, deal, to);
      if (version !== undefined) {
        await requireEntityTag(manager, 'deals', dealId, version);
      }
      if (to === Stage.Accepted) {
        await requireAcceptable(manager, dealId, isAdmin(caller) ? 'office' : 'seller', this.config.OFFICE_TIME_ZONE);
      }
      await requireSeen(manager, dealId, seen, this.config.OFFICE_TIME_ZONE);
      await this.carryOut(manager, deal, to, { actor: caller, reason });
    });
    return this.stateOf(this.source.manager, dealId);
  }

  /** Moves a deal whose property and row the caller has locked, and who may do so, in their transaction. */
  async moveLocked(manager: EntityManager, dealId: number, to: StageId, mover: Mover): Promise<void> {
    const deal = await this.stateOf(manager, dealId);
    await this.requireReadable(manager, deal, to);
    await this.carryOut(manager, deal, to, mover);
  }

  /** Offers that nobody has read are decided on once they are unsealed; their buyers may leave. */
  private async requireReadable(
    manager: EntityManager,
    { propertyId, hasTerms, dealStatusId }: DealState,
    to: StageId,
  ): Promise<void> {
    if (hasTerms && dealStatusId !== Stage.Accepted && to !== Stage.Withdrawn) {
      await requireUnsealed(manager, propertyId, this.config.OFFICE_TIME_ZONE);
    }
  }

  /** The move with all that follows from it. */
  private async carryOut(manager: EntityManager, deal: DealState, to: StageId, mover: Mover): Promise<void> {
    await this.moveOne(manager, deal, to, mover);
    await this.moveProperty(manager, deal, to, mover.actor);
    await moveTier(manager, deal, to);
    if (deal.propertyId !== null && (to === Stage.Accepted || to === Stage.Sold)) {
      await closeForDeal(manager, mover.actor, { propertyId: deal.propertyId, dealId: deal.id });
    }
    if (to === Stage.Sold && deal.propertyId !== null) {
      await this.rejectOthers(manager, deal, mover.actor);
    }
  }

  /** One conditional update, its history, its dates, what else depends on it, its audit row and its event, in the caller's transaction. */
  private async moveOne(
    manager: EntityManager,
    deal: DealState,
    to: StageId,
    { actor, by = actor, reason }: Mover,
  ): Promise<void> {
    if (!(await transition(manager, { id: deal.id, from: deal.dealStatusId }, to, by, { reason }))) {
      throw notAtStage((await this.stateOf(this.source.manager, deal.id)).dealStatusId);
    }
    const day = today(this.config.OFFICE_TIME_ZONE);
    await moveDates(manager, deal.id, to, day);
    await this.reactions.react(manager, 'deal.moving', { dealId: deal.id, from: deal.dealStatusId, to, today: day });
    await recordAudit(manager, {
      actor,
      action: 'deal.moved',
      subjectType: 'deal',
      subjectId: deal.id,
      detail: { from: deal.dealStatusId, to },
    });
    await recordEvent(manager, 'deal.moved', {
      dealId: deal.id,
      propertyId: deal.propertyId,
      fromStatusId: deal.dealStatusId,
      toStatusId: to,
      actorId: actor.id,
    });
  }

  private async moveProperty(manager: EntityManager, deal: DealState, to: StageId, actor: Caller): Promise<void> {
    const status =
      to === Stage.Accepted
        ? UnderLoi
        : to === Stage.Sold
          ? Closed
          : deal.dealStatusId === Stage.Accepted
            ? ForSale
            : undefined;
    if (status === undefined || deal.propertyId === null) {
      return;
    }
    await followDeal(manager, actor, { id: deal.propertyId, statusId: deal.propertyStatusId }, status);
  }

  private async rejectOthers(manager: EntityManager, sold: DealState, actor: Caller): Promise<void> {
    const others = await manager.query<{ id: number }[]>(
      'select id from deals where property_id = $1 and id <> $2 and deal_status_id <> all($3) order by id for update',
      [sold.propertyId, sold.id, TERMINAL_STAGES],
    );
    for (const { id } of others) {
      await this.moveOne(manager, await this.stateOf(manager, id), Stage.Rejected, { actor });
    }
  }

  private async stateOf(manager: EntityManager, dealId: number): Promise<DealState> {
    const [row] = await manager.query<DealState[]>(DEAL_STATE, [dealId]);
    if (!row) {
      throw notFound('The deal');
    }
    return row;
  }
}

/** An accepted offer opens the documents for buyers under LOI, until it falls through. */
async function moveTier(
  manager: EntityManager,
  { propertyId, buyerId, dealStatusId: from }: DealState,
  to: StageId,
): Promise<void> {
  if (propertyId === null || buyerId === null) {
    return;
  }
  if (to === Stage.Accepted) {
    await raiseTier(manager, { propertyId, userId: buyerId });
  } else if (from === Stage.Accepted && to !== Stage.Sold) {
    await returnTier(manager, { propertyId, userId: buyerId });
  }
}
