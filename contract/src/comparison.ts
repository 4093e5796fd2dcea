/** What a comparison of offers says of each of them, in this order: the seller and the office read the same [BEYC-18]. */
export const COMPARED_TERMS = [
  'Price',
  'Of the asking price',
  'Per NRSF',
  'Earnest money',
  'Goes hard after',
  'Diligence',
  'Closing',
  'Contingencies',
  'Financing',
  'Proof of funds',
  'Submitted',
  'Days to answer',
] as const;
export type ComparedTerm = (typeof COMPARED_TERMS)[number];
