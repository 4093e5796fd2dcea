import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMED: Record<string, string[]> = {
  user_statuses: ['Pending', 'Approved', 'Rejected'],
  positions: ['Owner-operator', 'Investor', 'Broker', 'Developer', 'Other', 'Lender', 'Property manager'],
  store_types: [
    'Drive-up',
    'Climate-controlled',
    'Mixed',
    'Multi-storey',
    'Boat and RV',
    'Conversion',
    'Portfolio',
    'Development land',
    'Other',
  ],
  property_statuses: ['For Sale', 'Under LOI', 'Under Contract', 'Closed', 'Draft'],
  price_alternatives: ['Call for offers', 'Unpriced', 'Contact broker', 'Price guidance', 'Best and final', 'Auction'],
  deal_statuses: ['Accepted', 'Rejected', 'In Process', 'Interested', 'Sold', 'Submitted', 'Withdrawn'],
  diligence_periods: ['15 days', '30 days', '45 days', '60 days', '90 days'],
  document_types: [
    'Offering memorandum',
    'Rent roll',
    'Trailing 12 months (T-12)',
    'Profit and loss',
    'Unit mix',
    'Survey or site plan',
    'Environmental (Phase I)',
    'NDA',
    'Title',
    'Tax bill',
    'Insurance',
    'Occupancy report',
    'Market study',
    'Zoning and permits',
    'Condition report',
    'Contracts',
    'Capital expenditure',
    'Other',
  ],
};

const STATES: [string, string][] = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
];

const PRICE_STEPS = [
  0, 500_000, 1_000_000, 2_500_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000, 25_000_000,
];

/** The ids that the product fixes; other tables refer to them, so they come with the schema and not with demo data. */
export class Lookups1790000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, names] of Object.entries(NAMED)) {
      await runner.query(
        `insert into ${table} (id, name, position) select ordinality, name, ordinality from unnest($1::text[]) with ordinality t(name, ordinality)`,
        [names],
      );
    }
    await runner.query(
      `insert into states (id, code, name, position)
       select ordinality, code, name, ordinality from unnest($1::text[], $2::text[]) with ordinality t(code, name, ordinality)`,
      [STATES.map(([code]) => code), STATES.map(([, name]) => name)],
    );
    await runner.query(
      `insert into price_steps (id, name, amount, position)
       select ordinality, '$' || to_char(amount, 'FM999,999,999'), amount, ordinality from unnest($1::int[]) with ordinality t(amount, ordinality)`,
      [PRICE_STEPS],
    );
  }

  /** What refers to a lookup cannot stay without it: the whole content goes, as it does when the schema itself goes. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`truncate ${[...Object.keys(NAMED), 'states', 'price_steps'].join(', ')} cascade`);
  }
}
