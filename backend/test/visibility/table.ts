import type { FiguresShown, PropertyState } from '@stowbridge/contract/visibility';

/**
 * The table of FEVI-01, written by hand: nothing here is computed from the product.
 *
 * A administrator, O owning seller, W buyer whose offer was accepted, N buyer who has signed; P, D and E have signed too,
 * and their access waits, was declined, or has ended; B other buyer, T other seller, V visitor.
 */
export const VIEWERS = ['A', 'O', 'W', 'N', 'P', 'D', 'E', 'B', 'T', 'V'] as const;
export type ViewerLetter = (typeof VIEWERS)[number];

export const STATES: Record<PropertyState, { active: boolean; statusId: number }> = {
  draft: { active: false, statusId: 5 },
  unpublished: { active: false, statusId: 2 },
  'for sale': { active: true, statusId: 1 },
  'under LOI': { active: true, statusId: 2 },
  'under contract': { active: true, statusId: 3 },
  closed: { active: true, statusId: 4 },
};
export const STATE_NAMES = Object.keys(STATES) as PropertyState[];

/** What is shown for the price; `words` with and without a stored figure behave alike. */
export const KINDS = {
  shown: { alternatePriceOptionId: null, words: null },
  'words 1': { alternatePriceOptionId: 1, words: 'Call for offers' },
  'words 2': { alternatePriceOptionId: 2, words: 'Unpriced' },
  'words 3': { alternatePriceOptionId: 3, words: 'Contact broker' },
  'words 4': { alternatePriceOptionId: 4, words: 'Price guidance' },
  'words 5': { alternatePriceOptionId: 5, words: 'Best and final' },
  'words 6': { alternatePriceOptionId: 6, words: 'Auction' },
  'none, 0': { alternatePriceOptionId: null, words: null },
  'none, null': { alternatePriceOptionId: null, words: null },
} as const;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

type Row = Record<PropertyState, string>;
const row = (
  draft: string,
  unpublished: string,
  forSale: string,
  underLoi: string,
  underContract: string,
  closed: string,
): Row => ({
  draft,
  unpublished,
  'for sale': forSale,
  'under LOI': underLoi,
  'under contract': underContract,
  closed,
});
const ALL = 'AOWNPDEBTV';

/** 1.2 and 1.4: at each place, the viewers who find the property, or what is named, in each state. */
export const WHO = {
  'home/property/search': row('', '', ALL, ALL, ALL, ALL),
  'home/featuredlistings': row('', '', ALL, ALL, ALL, ''),
  'home/property/map': row('', '', ALL, ALL, ALL, ALL),
  'home/property/similar': row('', '', ALL, ALL, ALL, ''),
  comparison: row('', '', ALL, ALL, ALL, ALL),
  suggestions: row('', '', ALL, ALL, ALL, ALL),
  'home/store/profile': row('AO', 'AO', ALL, ALL, ALL, ALL),
  'buyer/store/profile': row('', 'W', 'WNPDE', 'WNPDE', 'WNPDE', 'WNPDE'),
  'the page': row('', '', ALL, ALL, ALL, ALL),
  'the sitemap': row('', '', ALL, ALL, ALL, ALL),
  'MyStores, with a link': row('', 'W', 'WNPDE', 'WNPDE', 'WNPDE', 'WNPDE'),
  'MyStores, by name': row('WNPDE', 'WNPDE', 'WNPDE', 'WNPDE', 'WNPDE', 'WNPDE'),
  Stores: row('O', 'O', 'O', 'O', 'O', 'O'),
  'seller/store/buyers': row('O', 'O', 'O', 'O', 'O', 'O'),
  'api/v1/properties': row('A', 'A', 'A', 'A', 'A', 'A'),
  // Those who have signed read their own text, the others the newest one, in order to sign it.
  'buyer/store/nda': row('AOWNPDE', 'AOWNPDE', 'AOWNPDEBT', 'AOWNPDEBT', 'AOWNPDEBT', 'AOWNPDE'),
  'the NDA one has signed': row('AOWNPDE', 'AOWNPDE', 'AOWNPDE', 'AOWNPDE', 'AOWNPDE', 'AOWNPDE'),
  'the list of documents': row('AO', 'AOW', 'AOWN', 'AOWN', 'AOWN', 'AOW'),
  'a document': row('AO', 'AOW', 'AOWN', 'AOWN', 'AOWN', 'AOW'),
  'a document of tier 0': row('AO', 'AOW', 'AOWNPDEBT', 'AOWNPDEBT', 'AOWNPDEBT', 'AOW'),
  'a document of tier 2': row('AO', 'AOW', 'AOW', 'AOW', 'AOW', 'AOW'),
  'a document of tier 3': row('AO', 'AOW', 'AOW', 'AOW', 'AOW', 'AOW'),
  'a document of tier 9': row('AO', 'AO', 'AO', 'AO', 'AO', 'AO'),
  'the title of a locked document': row('', '', 'N', 'N', 'N', ''),
  'the key of the market analysis': row('A', 'A', 'AWN', 'AWN', 'AWN', 'A'),
  'the market analysis': row('A', 'A', 'AWN', 'AWN', 'AWN', 'A'),
  'a neighbour in a market analysis': row('', '', 'A', 'A', 'A', 'A'),
  Seller: row('AO', 'AOW', 'AOW', 'AOW', 'AOW', 'AOW'),
  SellerID: row('AO', 'AO', 'AO', 'AO', 'AO', 'AO'),
} satisfies Record<string, Row>;
export type Place = keyof typeof WHO;

/** BEYB-90: who reads NOI, occupancies and cap rate in the profile, by whom they are shown to. */
export const FIGURE_READERS: Record<FiguresShown, Row> = {
  everyone: row('AO', 'AO', ALL, ALL, ALL, ''),
  'after the NDA': row('AO', 'AO', 'AOWN', 'AOWN', 'AOWN', ''),
};

/** What anyone who may not read a document behind the NDA is told, by viewer. */
export const DOCUMENT_DENIALS: Record<PropertyState, Partial<Record<ViewerLetter, number>>> = {
  draft: { W: 404, N: 404, P: 404, D: 404, E: 404, B: 404, T: 404, V: 401 },
  unpublished: { N: 404, P: 404, D: 404, E: 404, B: 404, T: 404, V: 401 },
  'for sale': { P: 403, D: 403, E: 403, B: 403, T: 404, V: 401 },
  'under LOI': { P: 403, D: 403, E: 403, B: 403, T: 404, V: 401 },
  'under contract': { P: 403, D: 403, E: 403, B: 403, T: 404, V: 401 },
  closed: { N: 404, P: 404, D: 404, E: 404, B: 404, T: 404, V: 401 },
};
const SIGN_FIRST = 'You need to sign the NDA in order to view the documents.';
/** And in which words, where it is 403. */
export const DOCUMENT_REFUSALS: Partial<Record<ViewerLetter, string>> = {
  P: SIGN_FIRST,
  D: 'Your request for access was declined. Please ask the Stowbridge office.',
  E: 'Your access to this property has ended. Please ask the Stowbridge office.',
  B: SIGN_FIRST,
};

/** 1.4: what signing and a buyer's letter of intent are answered with; administrators send theirs offline. */
export const SIGNING: Record<PropertyState, Record<Exclude<ViewerLetter, 'V'>, number>> = {
  draft: { A: 403, O: 404, W: 404, N: 404, P: 404, D: 404, E: 404, B: 404, T: 404 },
  unpublished: { A: 403, O: 404, W: 404, N: 404, P: 404, D: 404, E: 404, B: 404, T: 404 },
  'for sale': { A: 403, O: 403, W: 200, N: 200, P: 200, D: 200, E: 200, B: 200, T: 200 },
  'under LOI': { A: 403, O: 403, W: 200, N: 200, P: 200, D: 200, E: 200, B: 200, T: 200 },
  'under contract': { A: 403, O: 403, W: 200, N: 200, P: 200, D: 200, E: 200, B: 200, T: 200 },
  closed: { A: 403, O: 400, W: 400, N: 400, P: 400, D: 400, E: 400, B: 400, T: 400 },
};
export const OFFERING: Record<PropertyState, Record<Exclude<ViewerLetter, 'V'>, number>> = {
  draft: { A: 400, O: 403, W: 404, N: 404, P: 404, D: 404, E: 404, B: 404, T: 403 },
  unpublished: { A: 200, O: 403, W: 404, N: 404, P: 404, D: 404, E: 404, B: 404, T: 403 },
  'for sale': { A: 200, O: 403, W: 400, N: 200, P: 400, D: 400, E: 400, B: 400, T: 403 },
  'under LOI': { A: 200, O: 403, W: 400, N: 200, P: 400, D: 400, E: 400, B: 400, T: 403 },
  'under contract': { A: 200, O: 403, W: 400, N: 200, P: 400, D: 400, E: 400, B: 400, T: 403 },
  closed: { A: 400, O: 403, W: 400, N: 400, P: 400, D: 400, E: 400, B: 400, T: 403 },
};

/** 1.3: whether the figure is in public answers. */
export const figureShown = (state: PropertyState, kind: Kind): boolean =>
  (state === 'for sale' || state === 'under LOI' || state === 'under contract') && kind === 'shown';
/** Whether words are there. */
export const wordsShown = (state: PropertyState, kind: Kind): boolean =>
  (state === 'for sale' || state === 'under LOI' || state === 'under contract') && kind.startsWith('words');

/** The calls of visitors, buyers and sellers that answer a price of a property: each is walked by the test. */
export const PRICED_CALLS = [
  'POST /api/home/featuredlistings',
  'POST /api/home/property/search',
  'GET /api/home/property/similar/{id}',
  'GET /api/home/store/profile/{id}',
  'GET /api/buyer/store/profile/{id}/{ndaId}',
  'GET /api/home/market/{token}',
  // Prices of offers, which only their two sides read.
  'GET /api/buyer/stores',
  'GET /api/seller/store/buyers/{id}',
];
