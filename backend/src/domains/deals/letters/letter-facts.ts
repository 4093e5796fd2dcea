import type { CommissionSide, Side, TermsKind } from '@stowbridge/contract/turns';
import { createHash } from 'node:crypto';

/** What a letter says: one version of terms as it was written, and whose. */
export interface LetterFacts {
  termsId: number;
  dealId: number;
  version: number;
  kind: TermsKind;
  authorSide: Side;
  answersVersion: number | null;
  /** As the public reads it: a letter outlasts the access of its reader. */
  propertyName: string;
  place: string;
  price: number;
  loiName: string;
  loiCompanyName: string;
  diligencePeriod: string;
  earnestMoneyDeposit: number;
  sourceOfFinancing: string;
  answerBy: Date | null;
  closingDays: number | null;
  hardDepositDays: number | null;
  exclusivityDays: number | null;
  commissionBy: CommissionSide | null;
  contingencies: string | null;
  message: string | null;
  bindingOnAgreement: boolean;
  createdAt: Date;
}

/**
 * The facts of a version `t`, for $1 the deal and $2 the version. What the public may not know of a confidential
 * property is in no letter.
 */
export const LETTER_FACTS = `
  select t.id "termsId", t.deal_id "dealId", t.version, t.kind, t.author_side "authorSide", t.answers_version "answersVersion",
    case when p.confidential then v.name else d.property_name end "propertyName",
    case when p.confidential then concat_ws(', ', p.city, s.code)
      else concat_ws(', ', p.address1, p.address2, p.city, s.code || ' ' || p.zip_code) end place,
    t.price::float8, t.loi_name "loiName", t.loi_company_name "loiCompanyName", dp.name "diligencePeriod",
    t.earnest_money_deposit::float8 "earnestMoneyDeposit", t.source_of_financing "sourceOfFinancing", t.answer_by "answerBy",
    t.closing_days "closingDays", t.hard_deposit_days "hardDepositDays", t.exclusivity_days "exclusivityDays",
    t.commission_by "commissionBy", t.contingencies, t.message, t.binding_on_agreement "bindingOnAgreement", t.created_at "createdAt"
  from offer_terms t join deals d on d.id = t.deal_id join diligence_periods dp on dp.id = t.diligence_period_id
    left join properties p on p.id = d.property_id left join states s on s.id = p.state_id left join public_properties v on v.id = p.id
  where t.deal_id = $1 and t.version = $2`;

/** The hash of a version of terms, printed on its letter: any other term would give another one. */
export function termsHash(facts: LetterFacts): string {
  const terms = [
    ...[facts.termsId, facts.dealId, facts.version, facts.kind, facts.authorSide, facts.answersVersion, facts.price],
    ...[facts.loiName, facts.loiCompanyName, facts.diligencePeriod, facts.earnestMoneyDeposit],
    ...[facts.sourceOfFinancing, facts.answerBy, facts.closingDays, facts.hardDepositDays, facts.exclusivityDays],
    ...[facts.commissionBy, facts.contingencies, facts.message, facts.bindingOnAgreement, facts.createdAt],
  ];
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex');
}
