/** The vendor directory: four primary categories with three children each, and the words its companies are made of. */
export const CATEGORIES = [
  { name: 'Construction', children: ['General contractors', 'Doors and hallways', 'Roofing and solar'] },
  {
    name: 'Operations',
    children: ['Management software', 'Access control and security', 'Call centers and marketing'],
  },
  {
    name: 'Financial services',
    children: ['Lenders and mortgage brokers', 'Insurance and tenant protection', 'Property tax and accounting'],
  },
  {
    name: 'Advisory',
    children: ['Feasibility and market studies', 'Legal and 1031 exchange', 'Environmental and surveying'],
  },
] as const;

/** Per child category: name endings and what such a company says of itself. An ending of two trades stands for both. */
export const TRADES: Record<string, { endings: readonly string[]; lines: readonly string[] }> = {
  'General contractors': {
    endings: ['Builders', 'Construction', 'Design-Build', 'Exteriors'],
    lines: [
      'Ground-up self-storage and conversions, from entitlement drawings to certificate of occupancy.',
      'Pre-engineered steel buildings erected by our own crews in eleven states.',
      'We have built more than nine million square feet of storage and price every job open-book.',
    ],
  },
  'Doors and hallways': {
    endings: ['Door Co.', 'Door Systems', 'Hallway Supply', 'Gate & Lock'],
    lines: [
      'Roll-up doors, hallway panels and corner guards, measured on site and delivered in your colors.',
      'Door replacement without closing the aisle: we retrofit up to forty openings a day.',
      'Swing doors, corridor systems and signage for climate-controlled floors.',
    ],
  },
  'Roofing and solar': {
    endings: ['Roofing', 'Solar', 'Exteriors'],
    lines: [
      'Standing-seam retrofit over existing roofs, with a twenty-year weathertight warranty.',
      'Rooftop solar sized for storage facilities and financed without money down.',
      'Coatings, gutters and leak surveys with drone photographs of every building.',
    ],
  },
  'Management software': {
    endings: ['Software', 'Cloud Software', 'Management Systems'],
    lines: [
      'Leases, payments, rate increases and reporting for one facility or two hundred.',
      'Online rentals that a customer finishes in three minutes on a phone.',
      'Open data exports and honest support by people who have run facilities.',
    ],
  },
  'Access control and security': {
    endings: ['Access Control', 'Security', 'Gate & Lock'],
    lines: [
      'Keypads, smart locks and cameras in one system that works when the internet does not.',
      'Gate operators, repair and yearly service contracts.',
      'Video monitoring with live voice-down after hours.',
    ],
  },
  'Call centers and marketing': {
    endings: ['Marketing', 'Call Center', 'Digital Marketing'],
    lines: [
      'We answer when your office is busy and rent the unit on the first call.',
      'Search, maps and reviews for local facilities, reported in move-ins and not in clicks.',
      'Websites, photography and signs that belong together.',
    ],
  },
  'Lenders and mortgage brokers': {
    endings: ['Capital', 'Lending', 'Mortgage Advisors'],
    lines: [
      'Permanent, bridge and SBA loans for self-storage from one to fifty million dollars.',
      'We place debt for owners with life companies, banks and conduit lenders.',
      'Construction loans with interest reserves that match a real lease-up.',
    ],
  },
  'Insurance and tenant protection': {
    endings: ['Insurance', 'Insurance Partners', 'Tenant Protection'],
    lines: [
      'Property and liability programs written for storage owners.',
      'Tenant protection plans with claims paid within five days.',
      'Sale and disposal liability, cyber cover and yearly policy reviews.',
    ],
  },
  'Property tax and accounting': {
    endings: ['Tax Advisors', 'Accounting', 'Cost Segregation'],
    lines: [
      'Assessment appeals on a contingent fee in all fifty states.',
      'Monthly books, owner reports and clean T-12s when it is time to sell.',
      'Cost segregation studies that hold up in an audit.',
    ],
  },
  'Feasibility and market studies': {
    endings: ['Market Research', 'Feasibility Group', 'Market Studies'],
    lines: [
      'Supply pipelines, street rates and demand models within one, three and five miles.',
      'Feasibility studies accepted by national lenders, delivered in three weeks.',
      'Rate surveys by secret shoppers rather than by scraping.',
    ],
  },
  'Legal and 1031 exchange': {
    endings: ['Law Group', '1031 Exchange', 'Legal'],
    lines: [
      'Purchase contracts, leases and lien law for storage owners.',
      'Qualified intermediary for delayed, reverse and improvement exchanges.',
      'Entity planning and partner buyouts ahead of a sale.',
    ],
  },
  'Environmental and surveying': {
    endings: ['Environmental', 'Surveying', 'Land Surveyors'],
    lines: [
      'Phase I reports in fifteen business days, Phase II when it is needed and not before.',
      'ALTA surveys, zoning reports and flood elevation certificates.',
      'Property condition reports with reserve tables that lenders accept.',
    ],
  },
};
