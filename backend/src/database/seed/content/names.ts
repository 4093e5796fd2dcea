import type { Region } from '../images/palette';

export const FIRST_NAMES = [
  'Alicia', 'Andre', 'Anjali', 'Beatriz', 'Benjamin', 'Bianca', 'Caleb', 'Camille', 'Carlos', 'Carmen', 'Celeste', 'Claire', 'Connor', 'Daniela',
  'Darnell', 'David', 'Deborah', 'Derek', 'Elena', 'Elijah', 'Emily', 'Eric', 'Fatima', 'Felix', 'Gabriel', 'Grace', 'Grant', 'Hannah', 'Hector',
  'Ian', 'Imani', 'Irene', 'Isaac', 'Jasmine', 'Joel', 'Jonah', 'Julia', 'Kavita', 'Keisha', 'Kenji', 'Laura', 'Leah', 'Leonard', 'Lucia', 'Malik',
  'Margaret', 'Mateo', 'Maya', 'Meredith', 'Miguel', 'Naomi', 'Nathan', 'Nina', 'Noah', 'Olivia', 'Omar', 'Patrick', 'Paula', 'Priya', 'Rachel',
  'Rafael', 'Rebecca', 'Renee', 'Rohan', 'Rosa', 'Samuel', 'Sandra', 'Sean', 'Sofia', 'Stephen', 'Tamara', 'Terrence', 'Theresa', 'Thomas', 'Tobias',
  'Vanessa', 'Victor', 'Vivian', 'Walter', 'Wei', 'Xavier', 'Yolanda', 'Yusuf', 'Zoe',
] as const;

export const LAST_NAMES = [
  'Abbott', 'Acosta', 'Alvarez', 'Anderson', 'Bailey', 'Banerjee', 'Barrett', 'Becker', 'Bennett', 'Booker', 'Brennan', 'Briggs', 'Callahan', 'Carrillo',
  'Castillo', 'Chandra', 'Chen', 'Coleman', 'Crawford', 'Dalton', 'Delgado', 'Dixon', 'Donovan', 'Duarte', 'Eastman', 'Ellison', 'Espinoza', 'Farrell',
  'Fischer', 'Fleming', 'Foster', 'Gallagher', 'Garrison', 'Gibson', 'Gupta', 'Hale', 'Hamilton', 'Harper', 'Hayes', 'Holloway', 'Huang', 'Ibarra',
  'Ingram', 'Jefferson', 'Kaplan', 'Keller', 'Kim', 'Lambert', 'Larsen', 'Lindqvist', 'Lozano', 'Mackenzie', 'Maldonado', 'Marsh', 'McBride', 'Mehta',
  'Mercer', 'Montgomery', 'Nakamura', 'Navarro', 'Nguyen', 'Novak', 'Okafor', 'Ortega', 'Osborne', 'Park', 'Patel', 'Pearson', 'Petrov', 'Quinn',
  'Ramirez', 'Reyes', 'Rhodes', 'Romano', 'Sandoval', 'Schroeder', 'Shah', 'Sinclair', 'Sorensen', 'Stanton', 'Sutherland', 'Tanaka', 'Thornton',
  'Tran', 'Underwood', 'Valdez', 'Vaughn', 'Wallace', 'Whitaker', 'Winters', 'Yates', 'Zamora',
] as const;

export const STREETS = [
  'Industrial Way', 'Commerce Dr', 'Depot St', 'Market St', 'Airport Rd', 'Mill Rd', 'Railroad Ave', 'Warehouse Ln', 'Frontage Rd', 'Enterprise Blvd',
  'Quarry Rd', 'Ridge Rd', 'Valley View Dr', 'Business Park Dr', 'Orchard Ave', 'Canal St', 'Union Ave', 'Gateway Blvd', 'Sunset Blvd', 'Park Ave',
  'Highland Ave', 'Main St', 'Broadway', 'Lincoln Ave', 'Washington St', 'Jefferson St', 'County Road 12', 'State Route 9', 'Old Mill Rd', 'Lakeview Dr',
  'Prairie Ave', 'Foundry St', 'Trade Center Dr', 'Bridge St', 'Franklin St', 'Harrison Ave', 'Technology Dr', 'Parkway Dr', 'Meadow Ln', 'Cedar St',
] as const;

/** The first part of a facility's name, by what the country around it looks like. */
export const PLACE_WORDS: Record<Region, readonly string[]> = {
  desert: ['Copper Canyon', 'Saguaro', 'Red Mesa', 'Sandstone', 'Ocotillo', 'Desert Willow', 'Painted Rock', 'Sun Valley', 'Agave', 'Mesquite', 'Roadrunner', 'Silver Mine'],
  mountains: ['Summit', 'Aspen Grove', 'Timberline', 'Granite Peak', 'High Country', 'Columbine', 'Bear Creek', 'Front Range', 'Blue Spruce', 'Eagle Pass', 'Switchback', 'Alpine'],
  plains: ['Prairie Gate', 'Lone Star', 'Heartland', 'Red Barn', 'Silo Road', 'Wheatland', 'Bluestem', 'Crossroads', 'Grain Belt', 'Cottonwood', 'Windmill', 'Homestead'],
  coast: ['Harbor Light', 'Palmetto', 'Bayside', 'Sea Breeze', 'Coastal', 'Pelican', 'Anchor Point', 'Gulf Breeze', 'Tidewater', 'Seaport', 'Lighthouse', 'Sandpiper'],
  forest: ['Cedar Ridge', 'Twin Pines', 'Evergreen', 'Fernwood', 'Stone Bridge', 'Blue Ridge', 'Maple Hill', 'Laurel Creek', 'Timber Creek', 'Hickory Hollow', 'River Bend', 'Fox Run'],
  city: ['Union Depot', 'Metro', 'Foundry', 'Midtown', 'Gateway', 'Parkside', 'Brickyard', 'Market Street', 'Skyline', 'Urban Lock', 'Riverfront', 'Central'],
};
export const ANYWHERE_WORDS = ['Old Mill', 'Iron Gate', 'Keystone', 'Blue Door', 'Northside', 'Southgate', 'Westfield', 'Eastland', 'Guardian', 'Liberty', 'Pioneer', 'Safe Harbor', 'Meadowbrook', 'Orchard'] as const;

export const STORAGE_WORDS: Record<number, readonly string[]> = {
  1: ['Self Storage', 'Mini Storage', 'Storage', 'Lock & Store', 'Storage Depot'],
  2: ['Climate Storage', 'Self Storage', 'Storage Center', 'Secure Storage'],
  3: ['Self Storage', 'Storage', 'Storage Center', 'Mini Storage', 'Storage Park'],
  4: ['Storage Center', 'Self Storage', 'Storage Plaza', 'Storage Lofts'],
  5: ['Boat & RV Storage', 'RV Storage', 'Boat & RV Park'],
  6: ['Storage Works', 'Self Storage', 'Storage Exchange'],
  7: ['Storage Portfolio', 'Storage Group'],
  8: ['Storage Site', 'Development Site'],
  9: ['Storage', 'Flex Storage'],
};

export const COMPANY_WORDS = ['Arbor', 'Basecamp', 'Bluewater', 'Brightline', 'Cardinal', 'Clearfork', 'Compass', 'Cornerstone', 'Driftwood', 'Elkhorn', 'Fairway', 'Foxglove', 'Granite', 'Halcyon', 'Ironwood', 'Juniper', 'Kestrel', 'Landmark', 'Longview', 'Meridian', 'Northgate', 'Oakmont', 'Pinnacle', 'Quarterhorse', 'Redstone', 'Sagebrush', 'Stillwater', 'Tamarack', 'Uplands', 'Vantage', 'Westbrook', 'Yellowtail'] as const;
export const BUYER_COMPANIES = ['Capital Partners', 'Storage Fund', 'Real Estate Group', 'Equity', 'Acquisitions', 'Investments LLC', 'Holdings', 'Self Storage REIT', 'Family Office', 'Realty Advisors'] as const;
export const SELLER_COMPANIES = ['Storage LLC', 'Self Storage Inc.', 'Properties LLC', 'Storage Partners', 'Land & Storage', 'Family Trust', 'Development Co.', 'Storage Ventures'] as const;

/** One area code of each state, for fictional 555-01xx numbers. */
export const AREA_CODES: Record<string, string> = {
  AL: '205', AK: '907', AZ: '602', AR: '501', CA: '619', CO: '303', CT: '203', DE: '302', DC: '202', FL: '813', GA: '404', HI: '808', ID: '208',
  IL: '312', IN: '317', IA: '515', KS: '316', KY: '502', LA: '504', ME: '207', MD: '410', MA: '617', MI: '313', MN: '612', MS: '601', MO: '314',
  MT: '406', NE: '402', NV: '702', NH: '603', NJ: '201', NM: '505', NY: '212', NC: '704', ND: '701', OH: '614', OK: '405', OR: '503', PA: '215',
  RI: '401', SC: '803', SD: '605', TN: '615', TX: '214', UT: '801', VT: '802', VA: '804', WA: '206', WV: '304', WI: '414', WY: '307',
};
