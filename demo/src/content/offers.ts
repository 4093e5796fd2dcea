export const FINANCING = [
  'Cash at closing',
  'Conventional bank loan, 65% loan to value',
  'Life company debt, 60% loan to value',
  '1031 exchange proceeds',
  'SBA 7(a) loan',
  'Assumption of existing loan',
  'Private equity fund, no financing contingency',
  'Local bank with relationship letter attached',
  'CMBS loan',
  'Seller carry of 15%, balance in cash',
] as const;

/** Buyers without an account, whose offers arrived by telephone or letter. */
export const OFFLINE_BUYERS = [
  {
    firstName: 'Harold',
    lastName: 'Kimball',
    email: 'harold.kimball@example.net',
    company: 'Kimball & Sons',
    city: 'Boise',
    stateCode: 'ID',
  },
  {
    firstName: 'Lorraine',
    lastName: 'Fuentes',
    email: 'lorraine.fuentes@example.net',
    company: 'Fuentes Properties',
    city: 'El Paso',
    stateCode: 'TX',
  },
  {
    firstName: 'Dwight',
    lastName: 'Amundsen',
    email: 'dwight.amundsen@example.net',
    company: 'Amundsen Land Co.',
    city: 'Duluth',
    stateCode: 'MN',
  },
  {
    firstName: 'Celia',
    lastName: 'Prescott',
    email: 'celia.prescott@example.net',
    company: 'Prescott Trust',
    city: 'Savannah',
    stateCode: 'GA',
  },
  {
    firstName: 'Raymond',
    lastName: 'Ochoa',
    email: 'raymond.ochoa@example.net',
    company: 'Ochoa Storage',
    city: 'Fresno',
    stateCode: 'CA',
  },
  {
    firstName: 'Ingrid',
    lastName: 'Halvorsen',
    email: 'ingrid.halvorsen@example.net',
    company: 'Fjord Holdings',
    city: 'Fargo',
    stateCode: 'ND',
  },
] as const;

/** Why an offer was rejected (2) and withdrawn (7); some say nothing. */
export const LOSS_REASONS = {
  2: ['Price too low', 'Chose another offer', 'Financing not certain', 'Diligence period too long', null],
  7: ['Bought another property', 'Financing fell away', 'Returns too low after the rent roll', null],
} as const;

/** What is written with a counter. */
export const COUNTER_MESSAGES = {
  price: 'The occupancy has risen since your offer. At this price we would sign within a week.',
  agreed: 'We can meet in the middle, with a deposit that goes hard after thirty days.',
} as const;

/** What bidders read of a round. */
export const ROUND_INSTRUCTIONS = {
  call: 'Please name your lender, your closing period and whether the deposit goes hard.',
  last: 'Please send your best and final price, with a deposit that goes hard within thirty days.',
} as const;

/** The days of each diligence period. */
const DILIGENCE_DAYS: Record<number, number> = { 1: 15, 2: 30, 3: 45, 4: 60, 5: 90 };

/** In so many days, at the end of the diligence at the latest. */
export const goesHardIn = (days: number, diligencePeriodId: number): number =>
  Math.min(days, DILIGENCE_DAYS[diligencePeriodId]);
