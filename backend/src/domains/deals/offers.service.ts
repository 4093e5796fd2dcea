import { Injectable } from '@nestjs/common';
import { Stage, type StageId } from '@stowbridge/contract/ids';
import { canMove, TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { mayOffer } from '@stowbridge/contract/visibility';
import { DataSource, DeepPartial, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, isAdmin, requireAdmin, Role } from '../../platform/access/permissions';
import { conflict, forbidden, invalid, notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { requireKnown } from '../lookups/known';
import { AccessContextService } from './access-context.service';
import { listedFor } from './access.sql';
import { Deal, OfferTerms } from './deal.entity';
import type { OfferAnswerDto, OfferDto, OfferTermsDto, SubmitOfferDto } from './deals.calls.dto';
import { notAtStage, requireOfflineBuyer, requireOpenToOffers } from './deals.policy';
import { makeDeal } from './new-deal';
import { latenessOf } from './offers-due';
import { transition } from './transition';

interface OfferedProperty {
  id: number;
  name: string;
  active: boolean;
  status_id: number;
  seller_id: number | null;
}

type Standing = Pick<Deal, 'id' | 'dealStatusId'>;
type OfferRow = Omit<OfferDto, 'Price' | 'EarnestMoneyDeposit'> & { Price: string; EarnestMoneyDeposit: string };

const OFFERS_OF = {
  buyer: 'd.buyer_id = $1',
  'buyer-property': 'd.buyer_id = $1 and d.property_id = $2',
  property: 'd.property_id = $1',
} as const;
const VERSIONS = `
  (select json_agg(json_build_object('Version', v.version, 'Price', v.price, 'CreatedDate', v.created_at, 'LOIName', v.loi_name, 'LOICompanyName', v.loi_company_name,
     'SourceOfFinancing', v.source_of_financing, 'DiligencePeriod', vp.name, 'EarnestMoneyDeposit', v.earnest_money_deposit) order by v.version desc)
   from offer_terms v join diligence_periods vp on vp.id = v.diligence_period_id where v.deal_id = d.id)`;
const MEANWHILE = 'The offer has been changed by someone else meanwhile. Please try again.';
const SIGN_FIRST = 'You need to sign the NDA in order to submit an offer.';

/** Submitting terms: a first offer, a revision, or an administrator's offline offer. */
@Injectable()
export class OffersService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly access: AccessContextService,
  ) {}

  /**
   * Stores a version of the terms and moves the deal to Submitted.
   * @throws DomainError('invalid') without a signed NDA, 'conflict' when the property takes no offers, the day on which
   *   they were due is over for this buyer, the deal may not be revised any more, or a revision changes nothing
   */
  async submit(caller: Caller, request: SubmitOfferDto): Promise<OfferAnswerDto> {
    const offline = isAdmin(caller) && Boolean(request.IsOffline || request.BuyerStoreID);
    if (isAdmin(caller) && !offline) {
      throw invalid('Please use the offline letter of intent.');
    }
    if (!isAdmin(caller) && !caller.roles.includes(Role.Buyer)) {
      throw forbidden();
    }
    return withTransaction(this.source, async (manager) => {
      // Locks the property row: ten submissions at once find one another's deal instead of making ten.
      const [property] = await manager.query<OfferedProperty[]>(
        'select id, name, active, status_id, seller_id from properties where id = $1 for update',
        [request.Store.StoreID],
      );
      if (!property || (!property.active && !isAdmin(caller))) {
        throw notFound('The property');
      }
      requireOpenToOffers(property);
      if (property.seller_id === caller.id) {
        throw forbidden();
      }
      await requireKnownChoices(manager, request.BuyerStore);
      const deal = offline
        ? await this.offlineDeal(manager, caller, request, property)
        : await this.buyersDeal(manager, caller, property);
      return this.addTerms(manager, caller, deal, request, property);
    });
  }

  /**
   * Lets the buyer revise an open offer once more, after the day on which offers were due, too [FEVI-10].
   * @throws DomainError('conflict') when the deal holds no offer of a buyer with an account that could be revised
   */
  async askRevision(caller: Caller, dealId: number): Promise<void> {
    requireAdmin(caller);
    await withTransaction(this.source, async (manager) => {
      const deal = await manager.findOne(Deal, { where: { id: dealId }, lock: { mode: 'pessimistic_write' } });
      if (!deal) {
        throw notFound('The deal');
      }
      const open = deal.submittedAt !== null && canMove(deal.dealStatusId as StageId, Stage.Submitted, [Role.Buyer]);
      if (!open || deal.buyerId === null) {
        throw conflict('Only an open offer of a buyer with an account can be revised by its buyer.');
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
  async ofBuyer(buyerId: number, propertyId?: number): Promise<OfferDto[]> {
    return propertyId === undefined
      ? this.list('buyer', [buyerId])
      : this.list('buyer-property', [buyerId, propertyId]);
  }

  /** The offers on one property, newest first. */
  async onProperty(propertyId: number): Promise<OfferDto[]> {
    return this.list('property', [propertyId]);
  }

  private async list(of: keyof typeof OFFERS_OF, values: number[]): Promise<OfferDto[]> {
    const rows = await sql<OfferRow>(this.source, {
      name: `offers-of-${of}`,
      text: `select d.id "ID", d.property_id "StoreID", d.property_name "StoreName", d.buyer_id "BuyerID", coalesce(d.price, t.price) "Price", d.submitted_at "CreatedDate",
              t.loi_name "LOIName", t.loi_company_name "LOICompanyName", t.source_of_financing "SourceOfFinancing", dp.name "DiligencePeriod", t.diligence_period_id "DiligencePeriodID",
              t.earnest_money_deposit "EarnestMoneyDeposit", d.deal_status_id "DealStatusID", s.name "DealStatus", t.version "Version",
              d.revision_asked_at is not null "RevisionAsked", ${VERSIONS} "Versions",
              exists (select 1 from properties p where p.id = d.property_id and ${listedFor('d.buyer_id')}) "IsListed"
       from deals d join deal_statuses s on s.id = d.deal_status_id
       join lateral (select * from offer_terms where deal_id = d.id order by version desc limit 1) t on true
       join diligence_periods dp on dp.id = t.diligence_period_id
       where ${OFFERS_OF[of]} order by d.submitted_at desc, d.id desc`,
      values,
    });
    return rows.map((row) => ({
      ...row,
      Price: Number(row.Price),
      EarnestMoneyDeposit: Number(row.EarnestMoneyDeposit),
    }));
  }

  private async buyersDeal(manager: EntityManager, caller: Caller, property: OfferedProperty): Promise<Standing> {
    const context = await this.access.of(caller, property.id, manager);
    if (!context || !mayOffer(context.state, context.viewer)) {
      throw invalid(SIGN_FIRST);
    }
    const live = await manager
      .createQueryBuilder(Deal, 'd')
      .where('d.buyerId = :buyer and d.propertyId = :property and d.dealStatusId not in (:...over)', {
        buyer: caller.id,
        property: property.id,
        over: TERMINAL_STAGES,
      })
      .getOne();
    return live ?? this.newDeal(manager, caller, property, { buyerId: caller.id });
  }

  private async offlineDeal(
    manager: EntityManager,
    caller: Caller,
    request: SubmitOfferDto,
    property: OfferedProperty,
  ): Promise<Standing> {
    if (request.BuyerStoreID) {
      const deal = await manager.findOne(Deal, { where: { id: request.BuyerStoreID, propertyId: property.id } });
      if (!deal) {
        throw notFound('The offer');
      }
      return deal;
    }
    requireOfflineBuyer(request.BuyerStore);
    const terms = request.BuyerStore;
    return this.newDeal(manager, caller, property, {
      isOffline: true,
      offlineBuyerFirstName: terms.OfflineBuyerFirstName,
      offlineBuyerLastName: terms.OfflineBuyerLastName ?? null,
      offlineBuyerEmail: terms.OfflineBuyerEmail,
      offlineBuyerCity: terms.OfflineBuyerCity,
      offlineBuyerStateId: terms.OfflineBuyerStateID,
    });
  }

  private async newDeal(
    manager: EntityManager,
    caller: Caller,
    property: OfferedProperty,
    buyer: DeepPartial<Deal>,
  ): Promise<Standing> {
    const id = await makeDeal(manager, caller, {
      propertyId: property.id,
      propertyName: property.name,
      dealName: property.name,
      ...buyer,
    });
    if (!id) {
      throw conflict(MEANWHILE);
    }
    return { id, dealStatusId: Stage.Interested };
  }

  private async addTerms(
    manager: EntityManager,
    caller: Caller,
    deal: Standing,
    request: SubmitOfferDto,
    property: OfferedProperty,
  ): Promise<OfferAnswerDto> {
    const from = deal.dealStatusId as StageId;
    if (!canMove(from, Stage.Submitted, caller.roles)) {
      throw notAtStage(from);
    }
    const late = isAdmin(caller)
      ? null
      : await latenessOf(manager, property.id, caller.id, this.config.OFFICE_TIME_ZONE);
    if (late) {
      throw conflict(late);
    }
    const { Price } = request.Store;
    const newest = await manager.findOne(OfferTerms, { where: { dealId: deal.id }, order: { version: 'DESC' } });
    const terms = termsOf(deal.id, (newest?.version ?? 0) + 1, Price, request.BuyerStore, caller.id);
    if (newest && isSame(newest, terms)) {
      throw conflict('Nothing has changed.');
    }
    const { version } = terms;
    const change = { price: Price, submittedAt: () => 'coalesce(submitted_at, now())', revisionAskedAt: null };
    if (!(await transition(manager, { id: deal.id, from }, Stage.Submitted, caller, { change }))) {
      throw conflict(MEANWHILE);
    }
    await manager.insert(OfferTerms, terms);
    await recordAudit(manager, {
      actor: caller,
      action: 'offer.submitted',
      subjectType: 'deal',
      subjectId: deal.id,
      detail: { version, price: Price },
    });
    await recordEvent(manager, 'offer.submitted', { dealId: deal.id, propertyId: property.id, version });
    return { ID: deal.id, Version: version };
  }
}

/** @throws DomainError('invalid') for a diligence period or a state that there is not */
async function requireKnownChoices(
  manager: EntityManager,
  { DiligencePeriodID, OfflineBuyerStateID }: OfferTermsDto,
): Promise<void> {
  await requireKnown(manager, {
    list: 'diligence_periods',
    id: DiligencePeriodID,
    field: 'BuyerStore.DiligencePeriodID',
    message: 'Diligence Period is invalid',
  });
  if (OfflineBuyerStateID) {
    await requireKnown(manager, {
      list: 'states',
      id: OfflineBuyerStateID,
      field: 'BuyerStore.OfflineBuyerStateID',
      message: 'State is required',
    });
  }
}

const TERMS = [
  'price',
  'loiName',
  'loiCompanyName',
  'sourceOfFinancing',
  'earnestMoneyDeposit',
  'diligencePeriodId',
] as const;

/** Whether a revision says what holds already. */
const isSame = (newest: OfferTerms, terms: NewTerms): boolean => TERMS.every((name) => newest[name] === terms[name]);

type NewTerms = Pick<OfferTerms, 'dealId' | 'version' | 'createdById' | (typeof TERMS)[number]>;

const termsOf = (
  dealId: number,
  version: number,
  price: number,
  terms: OfferTermsDto,
  createdById: number,
): NewTerms => ({
  dealId,
  version,
  price,
  loiName: terms.LOIName,
  loiCompanyName: terms.LOICompanyName,
  sourceOfFinancing: terms.SourceOfFinancing,
  earnestMoneyDeposit: terms.EarnestMoneyDeposit,
  diligencePeriodId: terms.DiligencePeriodID,
  createdById,
});
