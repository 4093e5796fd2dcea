/** What the office notes on a deal, the oldest first; by days before the day of the data. */
export const NOTES = [
  { kind: 'call', days: 6, text: 'Spoke with the buyer: the lender wants the rent roll of the last twelve months.' },
  { kind: 'note', days: 4, text: 'The seller would take a lower price for a shorter diligence period.' },
  { kind: 'call', days: 2, text: 'The buyer answers by the end of the week. Call again on the last day.' },
] as const;

/** What the known buyer notes on a favourite. */
export const KEPT_NOTE = 'Ask for the unit mix. The second road is still to be seen.';

/** What the broker says of the last week of a listing. */
export const WEEK_NOTE =
  'Two groups have toured the property, and one of them asked for the rent roll again. We expect an offer within two weeks.';
