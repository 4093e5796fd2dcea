import { Injectable } from '@nestjs/common';
import { dueIn } from '@stowbridge/contract/dates';
import { Stage } from '@stowbridge/contract/ids';
import { canMove } from '@stowbridge/contract/stages';
import { canAgree, canCounter } from '@stowbridge/contract/turns';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { Config } from '../../../config';
import { type Caller, requireAdmin, Role } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { conflict } from '../../../platform/common/errors';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { AccessContextService } from '../access-context.service';
import type { CounterTerms } from '../deal';
import { Deal, OfferTerms } from '../deal.entity';
import { DealStageService } from '../deal-stage.service';
import { notAtStage } from '../deals.rules';
import { requireUnsealed } from '../rounds/sealed.sql';
import { requireAnswerBy, requireKnownDiligence, sayTheSame } from '../terms';
import { lockDeal, type LockedDeal, requireNewest } from './locked-deal';
import { waitsForBuyer } from './standing';

/** What a version of terms says, whoever has written it. */
const SAID = [
  'price',
  'loiName',
  'loiCompanyName',
  'diligencePeriodId',
  'earnestMoneyDeposit',
  'sourceOfFinancing',
  'closingDays',
  'hardDepositDays',
  'exclusivityDays',
  'commissionBy',
  'contingencies',
] as const satisfies (keyof OfferTerms)[];

/** What the two sides put against each other's terms, and how it ends. */
@Injectable()
export class CountersService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly stages: DealStageService,
    private readonly access: AccessContextService,
  ) {}

  /**
   * Puts terms against the newest ones of the buyer. The stage and the price of the deal stay.
   * @throws DomainError('conflict') when it is the buyer's turn, or these are not the newest terms; 'not-found' for a seller
   *   on somebody else's listing
   */
  async counter(caller: Caller, dealId: number, side: 'seller' | 'office', given: CounterTerms): Promise<void> {
    const { version: answered, bindingOnAgreement, ...terms } = given;
    if (side === 'office') {
      requireAdmin(caller);
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      const deal = await lockDeal(manager, dealId, ({ sellerId }) => side === 'office' || sellerId === caller.id);
      await requireUnsealed(manager, deal.propertyId, this.config.OFFICE_TIME_ZONE);
      const newest = requireNewest(deal, answered);
      if (!canCounter({ stage: deal.stage, kind: newest.kind, lapsed: deal.lapsed })) {
        throw conflict(waitsForBuyer(side, newest.authorSide));
      }
      await requireKnownDiligence(manager, terms.diligencePeriodId);
      await requireAnswerBy(manager, terms.answerBy);
      const { loiName, loiCompanyName, sourceOfFinancing } = newest;
      if (newest.kind !== 'counter' && sayTheSame(newest, terms)) {
        throw conflict('Nothing has changed.');
      }
      await manager.insert(OfferTerms, {
        ...terms,
        bindingOnAgreement: side === 'seller' && bindingOnAgreement === true,
        loiName,
        loiCompanyName,
        sourceOfFinancing,
        dealId,
        version: newest.version + 1,
        kind: 'counter',
        authorSide: side,
        answersVersion: newest.version,
        createdById: caller.id,
      });
      // Who was asked for a revision has terms to answer now.
      await manager.update(Deal, { id: dealId }, { revisionAskedAt: null });
      await this.record(manager, caller, deal, 'offer.countered', newest.version + 1, terms.price);
    });
  }

  /**
   * Agrees to a counter. One of the seller that says so is accepted with that: the seller has accepted it beforehand.
   * @throws DomainError('conflict') when the newest terms are no counter or have lapsed; 'not-found' for somebody else's deal
   */
  async agree(caller: Caller, dealId: number, side: 'buyer' | 'office', version: number): Promise<void> {
    if (side === 'office') {
      requireAdmin(caller);
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      const deal = await lockDeal(manager, dealId, ({ buyerId }) => side === 'office' || buyerId === caller.id);
      if (side === 'office' && deal.buyerId !== null) {
        throw conflict('Only the answer of a buyer without an account is recorded by the office.');
      }
      await requireUnsealed(manager, deal.propertyId, this.config.OFFICE_TIME_ZONE);
      const counter = requireNewest(deal, version);
      if (counter.kind !== 'counter') {
        throw conflict('There is no counter to agree to.');
      }
      if (!canAgree({ stage: deal.stage, kind: counter.kind, lapsed: deal.lapsed })) {
        throw conflict(`This counter lapsed on ${dueIn(this.config.OFFICE_TIME_ZONE)(counter.answerBy as Date)}.`);
      }
      if (side === 'buyer' && deal.propertyId !== null) {
        await this.access.requireOffering(caller, deal.propertyId, manager);
      }
      await this.addAgreement(manager, caller, deal, side, counter);
      if (counter.bindingOnAgreement && counter.createdById !== null && counter.createdById === deal.sellerId) {
        await this.stages.moveLocked(manager, dealId, Stage.Accepted, {
          actor: caller,
          by: { id: counter.createdById, address: null },
          reason: `by counter ${counter.version}`,
        });
      }
    });
  }

  /**
   * Withdraws the buyer's own offer.
   * @throws DomainError('conflict') once it is accepted or closed, or when the version is not the newest one
   */
  async withdraw(
    caller: Caller,
    dealId: number,
    { reason, version }: { reason?: string; version?: number },
  ): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      const deal = await lockDeal(manager, dealId, ({ buyerId }) => buyerId === caller.id);
      if (deal.stage === Stage.Accepted) {
        throw conflict('Please ask your broker.');
      }
      if (!canMove(deal.stage, Stage.Withdrawn, [Role.Buyer])) {
        throw notAtStage(deal.stage);
      }
      requireNewest(deal, version);
      const held = await manager.findOneOrFail(OfferTerms, {
        where: { dealId, kind: Not('counter') },
        order: { version: 'DESC' },
      });
      await this.stages.moveLocked(manager, dealId, Stage.Withdrawn, { actor: caller, reason });
      await this.record(manager, caller, deal, 'offer.withdrawn', held.version);
    });
  }

  private async addAgreement(
    manager: EntityManager,
    caller: Caller,
    deal: LockedDeal,
    side: 'buyer' | 'office',
    counter: OfferTerms,
  ): Promise<void> {
    const version = counter.version + 1;
    await manager.insert(OfferTerms, {
      ...Object.fromEntries(SAID.map((name) => [name, counter[name]])),
      dealId: deal.id,
      version,
      kind: 'agreed',
      authorSide: side,
      answersVersion: counter.version,
      createdById: caller.id,
    });
    await manager.update(Deal, { id: deal.id }, { price: counter.price, revisionAskedAt: null });
    await this.record(manager, caller, deal, 'offer.agreed', version, counter.price);
  }

  /** The audit row and the event of what was said. */
  private async record(
    manager: EntityManager,
    actor: Caller,
    { id: dealId, propertyId }: LockedDeal,
    fact: 'offer.countered' | 'offer.agreed' | 'offer.withdrawn',
    version: number,
    price?: number,
  ): Promise<void> {
    await recordAudit(manager, {
      actor,
      action: fact,
      subjectType: 'deal',
      subjectId: dealId,
      detail: { version, ...(price !== undefined && { price }) },
    });
    await recordEvent(manager, fact, { dealId, propertyId, version });
  }
}
