import { DocumentType } from '@stowbridge/contract/ids';

/** Of an NDA, which takes the place of the text that buyers sign and therefore is uploaded by itself [FOFF-06]. */
const NDA = /\b(nda|non ?disclosure|confidentiality agreement)\b/;

/** By which words of its name a document is told; the first that fits, so that what is narrower comes first. */
const WORDS: readonly [RegExp, number][] = [
  [/\b(rent ?rolls?)\b/, DocumentType.RentRoll],
  [/\b(t ?12|ttm|trailing (12|twelve))\b/, DocumentType.TrailingTwelveMonths],
  [/\b(p and l|p l|pnl|profit|income|operating statements?|financials?)\b/, DocumentType.ProfitAndLoss],
  [/\b(phase (1|2|i|ii)|esa|environmental)\b/, DocumentType.Environmental],
  [/\b(market|feasibility|comps|comparables|demographics?)\b/, DocumentType.MarketStudy],
  [/\b(zoning|permits?|certificates? of occupancy)\b/, DocumentType.Zoning],
  [/\b(unit ?mix)\b/, DocumentType.UnitMix],
  [/\b(occupancy)\b/, DocumentType.OccupancyReport],
  [/\b(survey|alta|site ?plan|plat)\b/, DocumentType.Survey],
  [/\b(title|deed)\b/, DocumentType.Title],
  [/\b(tax|taxes)\b/, DocumentType.TaxBill],
  [/\b(insurance|loss runs?)\b/, DocumentType.Insurance],
  [/\b(pca|condition|inspection|engineering)\b/, DocumentType.ConditionReport],
  [/\b(cap ?ex|capital (expenditures?|improvements?))\b/, DocumentType.CapitalExpenditure],
  [/\b(om|offering|memorandum|brochure)\b/, DocumentType.OfferingMemorandum],
  [/\b(contracts?|leases?|agreements?)\b/, DocumentType.Contracts],
];

/** `RentRoll_2026-11.pdf` as `rent roll 2026 11`. */
const wordsOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

export const looksLikeNda = (name: string): boolean => NDA.test(wordsOf(name));

/** The type that the name of a file speaks of; 0 for what looks like an NDA, which is never proposed [BEYA-132]. */
export function proposedType(name: string): number {
  const words = wordsOf(name);
  return NDA.test(words) ? 0 : (WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? DocumentType.Other);
}
