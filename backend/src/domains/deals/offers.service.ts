import { Injectable } from '@nestjs/common';
import { Stage, type StageId } from '@stowbridge/contract/ids';
import { canMove, TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { DataSource, EntityManager, In, Not } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, isAdmin, requireAdmin, Role } from '../../platform/access/permissions';
import { atOtherStage, changedMeanwhile, conflict, forbidden, invalid, notFound } from '../../platform/common/errors';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { Config } from '../../config';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { requireKnown } from '../lookups/known';
import { AccessContextService } from './access-context.service';
import { Deal, OfferTerms } from './deal.entity';
import type { NewOffer } from './deal';
import { notAtStage, requireOfflineBuyer, requireOpenToOffers } from './deals.rules';
import { DealGiven, makeDeal } from './new-deal';
import { OFFERS } from './offers.list';
import { ListedOffer, listOffers } from './offers.queries';
import { offersDue } from './offers-due';
import { noteAnswer } from './rounds/invitations';
import { readable } from './rounds/sealed.sql';
import { requireAnswerBy, requireKnownDiligence, sayTheSame } from './terms';
import { transition } from './transition';

interface OfferedProperty {
  id: number;
  name: string;
  /** As the public reads it. */
  publicName: string;
  active: boolean;
  status_id: number;
  seller_id: number | null;
}

type DealState = Pick<Deal, 'id' | 'dealStatusId'>;

/** Version 1 are the first terms, then each revision counts on. */
export interface SubmittedOffer {
  /** Of the terms. */
  id: number;
  dealId: number;
  version: number;
}

const MEANWHILE = 'The offer has been changed by someone else meanwhile. Please try again.';

/** The terms of offers, and submitting them: a first offer, a revision, or an administrator's offline offer. */
@Injectable()
export class OffersService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly access: AccessContextService,
  ) {}

  /** Every version of the terms, as the office looks at them. */
  list(caller: Caller, request: ListQueryDto): Promise<Listed<OfferTerms>> {
    requireAdmin(caller);
    return list(this.source, request, OFFERS);
  }

  async get(caller: Caller, id: number): Promise<OfferTerms> {
    requireAdmin(caller);
    const offer = await rowOf(this.source, id, OFFERS);
    if (!offer) {
      throw notFound('The offer');
    }
    return offer;
  }

  /**
   * Stores a version of the terms and moves the deal to Submitted.
   * @throws DomainError('invalid') without a signed NDA or with an access that is not open, 'conflict' when the property
   *   takes no offers, the day on which they were due is over for this buyer, the deal may not be revised any more, or a
   *   revision changes nothing
   */
  async submit(caller: Caller, offer: NewOffer): Promise<SubmittedOffer> {
    const offline = isAdmin(caller) && Boolean(offer.isOffline || offer.dealId);
    if (isAdmin(caller) && !offline) {
      throw invalid('Please use the offline letter of intent.');
    }
    if (!isAdmin(caller) && !caller.roles.includes(Role.Buyer)) {
      throw forbidden();
    }
    return withTransactionOf(caller, this.source, async (manager) => {
      // Locks the property row: ten submissions at once find one another's deal instead of making ten.
      const [property] = await manager.query<OfferedProperty[]>(
        `select p.id, p.name, (select v.name from public_properties v where v.id = p.id) "publicName", p.active, p.status_id, p.seller_id
         from properties p where p.id = $1 for update of p`,
        [offer.propertyId],
      );
      if (!property || (!property.active && !isAdmin(caller))) {
        throw notFound('The property');
      }
      requireOpenToOffers(property);
      if (property.seller_id === caller.id) {
        throw forbidden();
      }
      await requireKnownChoices(manager, offer);
      const deal = offline
        ? await this.offlineDeal(manager, caller, offer, property)
        : await this.buyersDeal(manager, caller, property);
      return this.addTerms(manager, caller, deal, offer, property);
    });
  }

  /**
   * Lets the buyer revise an open offer once more, after the day on which offers were due, too [FEVI-10].
   * @throws DomainError('stage') when the deal holds no offer of a buyer with an account that could be revised
   */
  async askRevision(caller: Caller, dealId: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const deal = await manager.findOne(Deal, { where: { id: dealId }, lock: { mode: 'pessimistic_write' } });
      if (!deal) {
        throw notFound('The deal');
      }
      const open = deal.submittedAt !== null && canMove(deal.dealStatusId as StageId, Stage.Submitted, [Role.Buyer]);
      if (!open || deal.buyerId === null) {
        throw atOtherStage('Only an open offer of a buyer with an account can be revised by its buyer.');
      }
      if (deal.revisionAskedAt) {
        return;
      }
      await manager.update(Deal, { id: dealId }, { revisionAskedAt: () => 'now()' });
      await recordAudit(manager, {
        actor: caller,
        action: 'deal.revision-asked',
        subjectType: 'deal',
        subjectId: dealId,
      });
    });
  }

  /** The offers of one buyer, newest first [OFF-26]. */
  async ofBuyer(buyerId: number, propertyId?: number): Promise<ListedOffer[]> {
    return propertyId === undefined
      ? listOffers(this.source, 'buyer', [buyerId])
      : listOffers(this.source, 'buyer-property', [buyerId, propertyId]);
  }

  /** The offers on one property, newest first. */
  async onProperty(propertyId: number): Promise<ListedOffer[]> {
    return listOffers(this.source, 'property', [propertyId]);
  }

  private async buyersDeal(manager: EntityManager, caller: Caller, property: OfferedProperty): Promise<DealState> {
    await this.access.requireOffering(caller, property.id, manager);
    const live = await manager.findOneBy(Deal, {
      buyerId: caller.id,
      propertyId: property.id,
      dealStatusId: Not(In(TERMINAL_STAGES)),
    });
    return live ?? this.newDeal(manager, caller, property, { buyerId: caller.id });
  }

  private async offlineDeal(
    manager: EntityManager,
    caller: Caller,
    { dealId, offlineBuyer }: NewOffer,
    property: OfferedProperty,
  ): Promise<DealState> {
    if (dealId) {
      const deal = await manager.findOneBy(Deal, { id: dealId, propertyId: property.id });
      if (!deal) {
        throw notFound('The offer');
      }
      return deal;
    }
    requireOfflineBuyer(offlineBuyer);
    return this.newDeal(manager, caller, property, {
      isOffline: true,
      offlineBuyerFirstName: offlineBuyer.firstName,
      offlineBuyerLastName: offlineBuyer.lastName ?? null,
      offlineBuyerEmail: offlineBuyer.email,
      offlineBuyerCity: offlineBuyer.city,
      offlineBuyerStateId: offlineBuyer.stateId,
    });
  }

  private async newDeal(
    manager: EntityManager,
    caller: Caller,
    property: OfferedProperty,
    buyer: Partial<DealGiven>,
  ): Promise<DealState> {
    const id = await makeDeal(manager, caller, {
      propertyId: property.id,
      propertyName: property.name,
      dealName: property.publicName,
      ...buyer,
    });
    if (!id) {
      throw changedMeanwhile(MEANWHILE);
    }
    return { id, dealStatusId: Stage.Interested };
  }

  private async addTerms(
    manager: EntityManager,
    caller: Caller,
    deal: DealState,
    { price, terms: given, lateReason }: NewOffer,
    property: OfferedProperty,
  ): Promise<SubmittedOffer> {
    const from = deal.dealStatusId as StageId;
    if (!canMove(from, Stage.Submitted, caller.roles)) {
      throw notAtStage(from);
    }
    const due = await offersDue(manager, {
      propertyId: property.id,
      buyerId: isAdmin(caller) ? null : caller.id,
      timeZone: this.config.OFFICE_TIME_ZONE,
    });
    if (due.refusal && !isAdmin(caller)) {
      throw conflict(due.refusal);
    }
    const late = isAdmin(caller) && due.late;
    const newest = await manager.findOne(OfferTerms, { where: { dealId: deal.id }, order: { version: 'DESC' } });
    const terms = { price, ...given };
    // Terms that a counter has named are an offer in the buyer's mouth.
    const isAnswer = newest?.kind === 'counter';
    if (newest && !isAnswer && sayTheSame(newest, terms)) {
      throw conflict('Nothing has changed.');
    }
    const version = (newest?.version ?? 0) + 1;
    const change = { price, submittedAt: () => 'coalesce(submitted_at, now())', revisionAskedAt: null };
    if (!(await transition(manager, { id: deal.id, from }, Stage.Submitted, caller, { change }))) {
      throw changedMeanwhile(MEANWHILE);
    }
    const { identifiers } = await manager.insert(OfferTerms, {
      ...terms,
      dealId: deal.id,
      version,
      authorSide: isAdmin(caller) ? 'office' : 'buyer',
      answersVersion: isAnswer ? newest.version : null,
      createdById: caller.id,
      late,
      lateReason: late ? lateReason || null : null,
    });
    if (due.roundId !== null) {
      await noteAnswer(manager, { roundId: due.roundId, dealId: deal.id, version });
    }
    await recordAudit(manager, {
      actor: caller,
      action: 'offer.submitted',
      subjectType: 'deal',
      subjectId: deal.id,
      detail: { version, ...(await readable(manager, property.id, { price })), ...(late ? { late } : {}) },
    });
    await recordEvent(manager, 'offer.submitted', { dealId: deal.id, propertyId: property.id, version });
    return { id: (identifiers[0] as { id: number }).id, dealId: deal.id, version };
  }
}

/** @throws DomainError('invalid') for a diligence period or a state that there is not, and for a moment that is not to come */
async function requireKnownChoices(
  manager: EntityManager,
  { terms: { diligencePeriodId, answerBy }, offlineBuyer: { stateId } }: NewOffer,
): Promise<void> {
  await requireKnownDiligence(manager, diligencePeriodId);
  await requireAnswerBy(manager, answerBy);
  if (stateId) {
    await requireKnown(manager, { list: 'states', id: stateId, field: 'stateId', message: 'State is required' });
  }
}
