/** Sentences with places in braces; which ones are used depends on the facts at hand and on chance. */

export const OPENING = [
  '{name} is a {sqft} square foot {type} facility in {city}, {state}, offered for sale by an owner who has run it with care and kept complete records.',
  'Built in {year} and kept in excellent order, {name} gives an investor {units} units and {sqft} rentable square feet in the heart of the {city} trade area.',
  'The owner of {name} is offering this {type} asset in {city} for the first time since it opened in {year}.',
  '{name} brings {sqft} net rentable square feet to a part of {city} where new supply has been slow to arrive and demand has not.',
  'A straightforward, well-kept {type} property: {units} units on {acres} acres in {city}, {state}, with {occupancy} of them rented today.',
  'Set on {acres} acres along {road}, {name} has served the households and small businesses of {city} since {year}.',
  'This offering gives a buyer the chance to take over a stabilized {type} facility in {city} with room left in both rents and expenses.',
  'With {occupancy} of its units occupied and {economic} economic occupancy, {name} is the kind of steady {city} asset that seldom comes to market.',
  '{name} is a clean, fenced and fully paved {type} facility that has become the best known address for storage in {city}.',
  'Offered free and clear of existing debt, {name} consists of {units} units totalling {sqft} square feet in {city}, {state}.',
] as const;

export const LOCATION = [
  '{name} fronts {road}, with direct visibility to commuter traffic in both directions and a signalized intersection within half a mile.',
  '{city} is home to roughly {people} people, and households within three miles skew toward renters and first-time owners, the two groups that use storage most.',
  'Two apartment communities and a townhome development have been completed within two miles over the last four years, and a third is under construction.',
  '{name} sits between an established residential neighborhood and the commercial spine of {city}, so that it draws from both.',
  'Access to {name} is simple: a single entrance from {road}, wide radius turns for moving trucks, and no shared drives.',
  'Grocery, home improvement and fitness anchors are within a five-minute drive of {name} and bring the same customers past its sign every week.',
  'The regional hospital, the school district and a growing light-industrial park are the largest employers in the area, and all three have added jobs in each of the last three years.',
  'Zoning in this part of {city} has tightened, and self-storage is now a conditional use in most districts: existing facilities are protected by it.',
  'The highway interchange a mile away puts the whole of the {city} market within a fifteen-minute drive.',
  'Traffic counts on {road} have risen steadily as the area has filled in, and the monument sign reads clearly from both approaches.',
  'Competition within three miles of {name} is limited to a handful of facilities, most of them older and without online rentals.',
] as const;

export const OPERATIONS = [
  'Physical occupancy stands at {occupancy} by unit, and existing customers have stayed a little over eighteen months on average.',
  'Economic occupancy of {economic} leaves a clear gap to street rates that the next owner can close through ordinary rent management.',
  '{name} is run with one full-time manager and a part-time assistant; gate, cameras and payments are handled through one cloud system that transfers with the sale.',
  'Tenant insurance, retail sales and truck rental were introduced at {name} only recently and are not yet pushed.',
  'The buildings of {name} are steel frame on concrete slab with standing-seam metal roofs; the owner has replaced doors, lighting and gate hardware as they came due.',
  'All exterior lighting was converted to LED, and the drive aisles were resealed and restriped within the last two years.',
  'Climate control covers {climate} of the rentable area and commands a premium over the drive-up units of the same size.',
  'Revenue management has been done by hand. In-place rents trail posted rates by a comfortable margin across most sizes.',
  'Taxes have been trended forward in the financial statements that accompany this offering, so that the numbers shown are the numbers a buyer can expect.',
  'Collections at {name} are strong: less than two percent of rent is more than thirty days late, and auctions are rare.',
  'Cameras cover every aisle of {name}, each customer has an individual gate code, and the access log is kept for a year.',
] as const;

export const UPSIDE = {
  expansion: [
    'The owner has kept the back of the parcel undeveloped; preliminary plans show space for a further phase, subject to approvals.',
    'There is room for expansion on the existing land, either as enclosed units or as paved boat and RV parking.',
    'A surveyed expansion area is part of the sale and is already served by the existing drive and storm drainage.',
    'Utilities were sized for a second phase, which could be added without interrupting operations.',
  ],
  general: [
    'Online rentals and automated rate increases would be the first steps of any institutional operator at {name}.',
    'Street rates at {name} have not been raised in over a year although the most popular sizes are fully rented.',
    'A buyer with a regional platform could fold the management of {name} into an existing team and lower payroll considerably.',
    'Adding tenant protection as a standard part of each lease would bring the income of {name} in line with comparable facilities.',
    'Larger units are waitlisted; converting a bank of underused 5x5 spaces to 10x20s would meet demand that is turned away today.',
    'Rooftop area and orientation are suitable for solar, for which the owner has received a proposal.',
    'The sign and the website have not changed since opening; a refreshed brand would be noticed in this market.',
  ],
} as const;

export const PROCESS = {
  open: [
    'Offers for {name} are reviewed as they are received. Financial statements and the rent roll are available once the confidentiality agreement has been signed.',
    'Tours of {name} are by appointment with the listing agent only; please do not speak with on-site staff.',
    'The seller of {name} prefers a simple letter of intent with proof of funds and a diligence period of no more than sixty days.',
  ],
  dated: [
    'Offers for {name} are due on {due}. The seller may respond to early offers and asks for proof of funds with each.',
    'A call for offers for {name} is set for {due}; tours can be arranged with the listing agent until the week before.',
  ],
  closed: [
    '{name} has sold. Please contact the listing agent about comparable opportunities in {state}.',
    'The sale of {name} has closed; the listing agent will be glad to discuss similar assets near {city}.',
  ],
} as const;

const COVERED = [
  'Covered and enclosed stalls up to 50 feet',
  'Dump station, wash bay and 30-amp service',
  'Wide aisles laid out for large coaches',
];
const DRIVE_UP = [
  'Drive-up access to every unit',
  'Fully paved aisles, 28 feet wide',
  'Steel doors replaced within the last five years',
];
const CLIMATE = [
  '{climate} of the area is climate controlled',
  'Covered loading bay with two elevators',
  'Variable-speed HVAC with remote monitoring',
];

export const HIGHLIGHTS = {
  facts: [
    '{sqft} net rentable square feet',
    '{units} units',
    '{occupancy} physical occupancy',
    '{economic} economic occupancy',
    'Built in {year}',
    '{acres} acres',
  ],
  features: {
    1: DRIVE_UP,
    2: CLIMATE,
    3: [...DRIVE_UP, ...CLIMATE],
    4: CLIMATE,
    5: COVERED,
    6: CLIMATE,
    7: DRIVE_UP,
    9: DRIVE_UP,
  } as Record<number, readonly string[]>,
  general: [
    'Perimeter fence with keypad gate and 24-hour access',
    'Camera coverage of every aisle',
    'Office with retail area',
    'Frontage on {road}',
    'No deferred maintenance reported',
    'Transferable management software and website',
  ],
} as const;

export const LAND = {
  opening: [
    '{name} is a {acres} acre site in {city}, {state}, suited to a new self-storage facility and offered with preliminary plans.',
    '{name} gives a developer a level, rectangular parcel of {acres} acres on {road} in one of the growing corridors of {city}.',
  ],
  site: [
    'Water, sewer and three-phase power are at the boundary of {name}, and the geotechnical report found no unusual conditions.',
    'The concept plan of {name} shows a three-storey, climate-controlled building with a covered loading bay; drive-up units line the rear boundary.',
    'Self-storage is a permitted use subject to site plan review, and the pre-application meeting with planning staff was encouraging.',
    'A boundary and topographic survey from this year is included in the documents.',
  ],
  market: [
    '{name} lies in a town of roughly {people} residents, and {city} holds less storage per head than the state as a whole.',
    'Permits for more than six hundred homes have been issued within three miles of {name} over the last two years.',
  ],
  highlights: [
    '{acres} acres, rectangular and level',
    'Frontage on {road}',
    'Concept plan and survey included',
    'Utilities at the boundary',
    'Seller will consider closing on approvals',
    'No flood zone',
  ],
} as const;
