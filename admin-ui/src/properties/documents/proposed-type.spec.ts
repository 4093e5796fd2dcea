import { DocumentType } from '@stowbridge/contract/ids';
import { looksLikeNda, proposedType } from './proposed-type';

describe('the type that is proposed for a file', () => {
  it.each([
    ['Rent Roll 2026-11.pdf', DocumentType.RentRoll],
    ['HarborGate_RentRoll.xlsx', DocumentType.RentRoll],
    ['T-12 Income Statement.xlsx', DocumentType.TrailingTwelveMonths],
    ['TTM.pdf', DocumentType.TrailingTwelveMonths],
    ['2025 income-statement.pdf', DocumentType.ProfitAndLoss],
    ['P&L 2025.xlsx', DocumentType.ProfitAndLoss],
    ['Offering_Memorandum.pdf', DocumentType.OfferingMemorandum],
    ['OM - Harbor Gate.pdf', DocumentType.OfferingMemorandum],
    ['ALTA survey.pdf', DocumentType.Survey],
    ['Phase I ESA.pdf', DocumentType.Environmental],
    ['Title commitment.pdf', DocumentType.Title],
    ['Title insurance policy.pdf', DocumentType.Title],
    ['Certificate of Occupancy.pdf', DocumentType.Zoning],
    ['Occupancy report.pdf', DocumentType.OccupancyReport],
    ['Market survey.pdf', DocumentType.MarketStudy],
    ['unit-mix.xlsx', DocumentType.UnitMix],
    ['TaxBill2025.pdf', DocumentType.TaxBill],
    ['Loss runs.pdf', DocumentType.Insurance],
    ['Property condition report.pdf', DocumentType.ConditionReport],
    ['CapEx schedule.xlsx', DocumentType.CapitalExpenditure],
    ['Management Agreement.docx', DocumentType.Contracts],
  ])('[BEYA-132] is told by the words of its name: %s', (name, type) => {
    expect(proposedType(name)).toBe(type);
  });

  it.each(['scan0001.pdf', 'room.pdf', 'parental.pdf', '.pdf', ''])(
    'is Other where no word is known, nor a part of one: "%s"',
    (name) => {
      expect(proposedType(name)).toBe(DocumentType.Other);
    },
  );

  it.each(['NDA.pdf', 'Harbor Gate_NDA_rent roll.pdf', 'Non-Disclosure.docx', 'ConfidentialityAgreement.pdf'])(
    '[BEYA-132] is never an NDA: %s',
    (name) => {
      expect(proposedType(name)).toBe(0);
      expect(looksLikeNda(name)).toBe(true);
    },
  );
});
