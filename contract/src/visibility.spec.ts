import {
  exists,
  isOffice,
  isOpen,
  mayOffer,
  mayOpenMarket,
  mayReadDocuments,
  mayReadNda,
  mayReadSeller,
  publicPrice,
  stateOf,
  takesDeals,
  viewerOf,
  type Place,
  type PropertyState,
  type Viewer,
} from './visibility';

const STATES: PropertyState[] = ['draft', 'unpublished', 'for sale', 'under LOI', 'under contract', 'closed'];
const VIEWERS: Record<string, Viewer> = {
  A: 'administrator',
  O: 'owner',
  W: 'accepted',
  N: 'signer',
  B: 'buyer',
  T: 'seller',
  V: 'visitor',
};
const ALL = Object.keys(VIEWERS).join('');

/** Who may, by their letters, in each state: the order of STATES. */
const cells = (may: (state: PropertyState, viewer: Viewer) => boolean): string[] =>
  STATES.map((state) => [...ALL].filter((letter) => may(state, VIEWERS[letter])).join(''));
/** For the three open states alike. */
const row = (draft: string, unpublished: string, open: string, closed: string): string[] => [
  ...[draft, unpublished],
  ...[open, open, open],
  closed,
];

describe('[FEVI-01] the table of visibility', () => {
  it.each<[Place, string[]]>([
    ['list', row('', '', ALL, ALL)],
    ['neighbour', row('', '', ALL, ALL)],
    ['featured', row('', '', ALL, '')],
    ['profile', row('AO', 'AO', ALL, ALL)],
    ['signed profile', row('', 'W', 'WN', 'WN')],
    ['buyer page', row('', 'W', 'WNB', 'WNB')],
    ['preview', row('A', 'A', 'A', 'A')],
  ])('says for whom a property exists at the place: %s', (place, expected) =>
    expect(cells((state, viewer) => exists(place, state, viewer))).toEqual(expected),
  );

  it.each([
    ['reads documents', mayReadDocuments, row('AO', 'AOW', 'AOWN', 'AOW')],
    ['reads the NDA to be signed', mayReadNda, row('AO', 'AO', 'AOWNBT', 'AO')],
    ['opens the market analysis', mayOpenMarket, row('A', 'A', 'AWN', 'A')],
    ['makes an offer', mayOffer, row('', '', 'WN', '')],
    ['reads how to reach the seller', mayReadSeller, row('AO', 'AOW', 'AOW', 'AOW')],
    [
      'belongs to those who prepare the listing',
      (_: PropertyState, viewer: Viewer) => isOffice(viewer),
      row('AO', 'AO', 'AO', 'AO'),
    ],
    ['meets an open property', isOpen, row('', '', ALL, '')],
  ])('says who %s', (_, may, expected) => expect(cells(may)).toEqual(expected));

  it.each([
    [true, 1, 'for sale'],
    [true, 2, 'under LOI'],
    [true, 3, 'under contract'],
    [true, 4, 'closed'],
    [true, 5, 'unpublished'],
    [false, 1, 'unpublished'],
    [false, 4, 'unpublished'],
    [false, 5, 'draft'],
  ])('names the state of a property that is active: %s, with the status %i', (active, statusId, state) =>
    expect(stateOf({ active, statusId })).toBe(state),
  );

  it.each<[string, Viewer]>([
    ['admin buyer seller assigned signed accepted', 'administrator'],
    ['seller buyer assigned signed accepted', 'owner'],
    ['seller buyer signed accepted', 'accepted'],
    ['buyer signed', 'signer'],
    ['buyer accepted', 'buyer'],
    ['buyer assigned', 'buyer'],
    ['buyer seller', 'buyer'],
    ['seller', 'seller'],
    ['seller signed', 'seller'],
    ['assigned signed', 'visitor'],
  ])('takes somebody who is %s for the first that applies', (words, viewer) => {
    const is = (word: string): boolean => words.split(' ').includes(word);
    const roles = { admin: is('admin'), buyer: is('buyer'), seller: is('seller') };
    expect(viewerOf({ roles, assigned: is('assigned'), signed: is('signed'), accepted: is('accepted') })).toBe(viewer);
  });

  it('takes nobody for a visitor', () => expect(viewerOf(null)).toBe('visitor'));

  it.each([
    [true, 1, 5_000_000, null, 5_000_000],
    [true, 3, 1, null, 1],
    [true, 1, 5_000_000, 4, null],
    [true, 1, null, null, null],
    [true, 1, 0, null, null],
    [true, 4, 5_000_000, null, null],
    [false, 1, 5_000_000, null, null],
    [false, 5, 5_000_000, null, null],
  ])(
    'shows of an active (%s) property of status %i with the price %p and the words %p: %p',
    (active, statusId, price, words, shown) =>
      expect(publicPrice({ active, statusId, price, alternatePriceOptionId: words })).toBe(shown),
  );

  it.each([
    [true, 1, true],
    [true, 3, true],
    [true, 4, false],
    [false, 1, true],
    [false, 4, false],
    [false, 5, false],
  ])('lets the office add deals to an active (%s) property of status %i: %s', (active, statusId, may) =>
    expect(takesDeals({ active, statusId })).toBe(may),
  );
});
