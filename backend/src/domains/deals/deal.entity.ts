import type { CommissionSide, Side, TermsKind } from '@stowbridge/contract/turns';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { PERSON_NAME } from '../accounts/users/person-name';
import { CalledInLogs } from '../../platform/audit/record-names';
import { moment, Sealed } from '../../platform/audit/sealed';
import { BigWhole, CreatedAt, Decimal, Flag, Int, ModifiedAt, Text, Time } from '../../platform/database/columns';
import type { DealStatus, DiligencePeriod, State } from '../lookups/lookup.entity';
import type { Property } from '../properties/editing/property.entity';
import type { User } from '../accounts/users/user.entity';

/**
 * What follows one buyer on one property from interest to sale [DEAL-36]. Its terms are versioned in `offer_terms`,
 * its stages in `deal_history`.
 */
@CalledInLogs(
  'deal',
  `coalesce((select ${PERSON_NAME} from users u where u.id = r.buyer_id), trim(r.offline_buyer_first_name || ' ' || coalesce(r.offline_buyer_last_name, ''))) || ' · ' || r.property_name`,
)
@Entity('deals')
@Index('deals_one_live', ['buyerId', 'propertyId'], {
  unique: true,
  where: 'buyer_id is not null and deal_status_id not in (2, 5, 7)',
})
@Index('deals_one_accepted', ['propertyId'], { unique: true, where: 'deal_status_id = 1' })
@Index('deals_of_property', ['propertyId', 'createdAt'])
@Index('deals_newest', ['createdAt', 'id'])
@Index('deals_moved', { synchronize: false })
@Index('deals_moved_by_stage', ['dealStatusId', 'statusAt', 'id'])
@Index('deals_waiting', { synchronize: false })
@Index('deals_of_buyer', ['buyerId', 'createdAt'])
@Index('deals_by_stage', ['dealStatusId', 'createdAt'])
@Check(
  'deals_buyer_named',
  'buyer_id is not null or (is_offline and offline_buyer_first_name is not null and offline_buyer_email is not null)',
)
@Check('deals_price_positive', 'price is null or price >= 0')
export class Deal {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() dealName: string;
  @Text({ nullable: true }) description: string | null;
  /** Null when the property has been deleted for good; `propertyName` still names it. */
  @Int({ nullable: true }) propertyId: number | null;
  @ManyToOne('Property', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'property_id' })
  property?: Property | null;
  @Text() propertyName: string;
  @Int({ nullable: true }) buyerId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'buyer_id' }) buyer?: User | null;
  /** The proposed price in whole dollars: that of the newest terms, or what an administrator noted. */
  @BigWhole({ nullable: true }) price: number | null;
  @Flag({ default: true }) isInterested: boolean;
  @Column({ type: 'smallint' }) dealStatusId: number;
  @ManyToOne('DealStatus') @JoinColumn({ name: 'deal_status_id' }) dealStatus?: DealStatus;
  @Time() statusAt: Date;
  @Flag({ default: false }) isOffline: boolean;
  @Text({ nullable: true }) offlineBuyerFirstName: string | null;
  @Text({ nullable: true }) offlineBuyerLastName: string | null;
  @Text({ nullable: true }) offlineBuyerEmail: string | null;
  @Text({ nullable: true }) offlineBuyerCity: string | null;
  @Column({ type: 'smallint', nullable: true }) offlineBuyerStateId: number | null;
  @ManyToOne('State', { nullable: true })
  @JoinColumn({ name: 'offline_buyer_state_id' })
  offlineBuyerState?: State | null;
  /** When terms were first submitted. */
  @Time({ nullable: true }) submittedAt: Date | null;
  /** Since when the office waits for revised terms, which are taken after the day on which offers were due, too; null when it does not. */
  @Time({ nullable: true }) revisionAskedAt: Date | null;
  @OneToMany(() => OfferTerms, (terms) => terms.deal) terms?: OfferTerms[];
  @OneToMany(() => DealHistory, (row) => row.deal) history?: DealHistory[];
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}

const TERMS_SEALED = [
  'id',
  'deal_id',
  'version',
  'price',
  'loi_name',
  'loi_company_name',
  'diligence_period_id',
  'earnest_money_deposit',
  'source_of_financing',
  'created_by_id',
  moment('created_at'),
];

const TERMS_WITH_COUNTERS = [
  ...TERMS_SEALED,
  'author_side',
  'kind',
  'answers_version',
  moment('answer_by'),
  'closing_days',
  'hard_deposit_days',
  'exclusivity_days',
  'commission_by',
  'contingencies',
  'message',
  'binding_on_agreement',
];

/** One version of the terms of an offer; a revision adds a version and overwrites none [OFF-28]. Append-only. */
@Entity('offer_terms')
@Sealed(TERMS_SEALED, TERMS_WITH_COUNTERS, [...TERMS_WITH_COUNTERS, 'late', 'late_reason'])
@Index('offer_terms_received', ['createdAt'], { where: 'version = 1' })
@Index('offer_terms_newest', ['createdAt'])
@Index('offer_terms_version', ['dealId', 'version'], { unique: true })
@Index('offer_terms_due', ['answerBy'], { where: 'answer_by is not null' })
@Check('offer_terms_earnest', 'earnest_money_deposit between 0 and 100')
@Check('offer_terms_author_side', "author_side in ('buyer', 'seller', 'office')")
@Check('offer_terms_kind', "kind in ('offer', 'counter', 'agreed')")
@Check('offer_terms_answers', "answers_version < version and (kind = 'offer' or answers_version is not null)")
@Check('offer_terms_answer_by', "answer_by > created_at and answer_by <= created_at + interval '1440 hours'")
@Check(
  'offer_terms_days',
  'closing_days between 0 and 730 and hard_deposit_days between 0 and 730 and exclusivity_days between 0 and 730',
)
@Check('offer_terms_commission_by', "commission_by in ('buyer', 'seller')")
@Check('offer_terms_texts', 'char_length(contingencies) <= 2000 and char_length(message) <= 1000')
@Check('offer_terms_binding', "not binding_on_agreement or kind = 'counter' and author_side = 'seller'")
@Check('offer_terms_late', 'late_reason is null or late')
export class OfferTerms {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() dealId: number;
  @ManyToOne(() => Deal, (deal) => deal.terms, { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'deal_id' }) deal?: Deal;
  @Int() version: number;
  /** Whole dollars. */
  @BigWhole() price: number;
  @Text() loiName: string;
  @Text() loiCompanyName: string;
  @Column({ type: 'smallint' }) diligencePeriodId: number;
  @ManyToOne('DiligencePeriod') @JoinColumn({ name: 'diligence_period_id' }) diligencePeriod?: DiligencePeriod;
  /** Percent of the price, 0 to 100 with up to two decimals [CONST-57]. */
  @Decimal(5, 2) earnestMoneyDeposit: number;
  @Text() sourceOfFinancing: string;
  @Int({ nullable: true }) createdById: number | null;
  @CreatedAt() createdAt: Date;
  /** Who has written this version; the office writes offers down for their buyers. */
  @Text({ default: 'buyer' }) authorSide: Side;
  @Text({ default: 'offer' }) kind: TermsKind;
  /** The version that a counter, an agreement or a revision answers. */
  @Int({ nullable: true }) answersVersion: number | null;
  /** Until when it can be answered. */
  @Time({ nullable: true }) answerBy: Date | null;
  @Column({ type: 'smallint', nullable: true }) closingDays: number | null;
  @Column({ type: 'smallint', nullable: true }) hardDepositDays: number | null;
  @Column({ type: 'smallint', nullable: true }) exclusivityDays: number | null;
  /** Who pays the commission. */
  @Text({ nullable: true }) commissionBy: CommissionSide | null;
  @Text({ nullable: true }) contingencies: string | null;
  @Text({ nullable: true }) message: string | null;
  /** A counter of the seller that needs no more than the buyer's agreement to be accepted. */
  @Flag({ default: false }) bindingOnAgreement: boolean;
  /** The office took them after offers were due. */
  @Flag({ default: false }) late: boolean;
  /** Why, where somebody said so. */
  @Text({ nullable: true }) lateReason: string | null;
}

/** The versions of terms whose readers were told that their answer is due: once for each. */
@Entity('answer_notices')
export class AnswerNotice {
  @PrimaryColumn({ type: 'int' }) offerTermsId: number;
  @ManyToOne(() => OfferTerms, { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'offer_terms_id' }) terms?: OfferTerms;
  @CreatedAt() createdAt: Date;
}

/** Each change of stage, in order. Append-only. */
@Entity('deal_history')
@Sealed(['id', 'deal_id', 'from_status_id', 'to_status_id', 'actor_id', 'reason', moment('at')])
@Index('deal_history_moves', ['toStatusId', 'at'])
@Index('deal_history_of', ['dealId', 'id'])
export class DealHistory {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Int() dealId: number;
  @ManyToOne(() => Deal, (deal) => deal.history, { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'deal_id' }) deal?: Deal;
  @Column({ type: 'smallint', nullable: true }) fromStatusId: number | null;
  @Column({ type: 'smallint' }) toStatusId: number;
  /** Null when the product itself did it (for example the rejection of others at a sale). */
  @Int({ nullable: true }) actorId: number | null;
  /** Why, where somebody said so. */
  @Text({ nullable: true }) reason: string | null;
  @Time() at: Date;
}
