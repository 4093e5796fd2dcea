import { ACCESS_STATES, Tier, type TierId } from './access';
import {
  exists,
  isOffice,
  isOpen,
  mayAsk,
  mayOffer,
  mayOpenMarket,
  mayReadDocument,
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
  P: 'pending',
  D: 'declined',
  E: 'ended',
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
    ['signed profile', row('', 'W', 'WNPDE', 'WNPDE')],
    ['buyer page', row('', 'W', 'WNPDEB', 'WNPDEB')],
    ['preview', row('A', 'A', 'A', 'A')],
  ])('says for whom a property exists at the place: %s', (place, expected) =>
    expect(cells((state, viewer) => exists(place, state, viewer))).toEqual(expected),
  );

  it.each([
    ['reads documents', mayReadDocuments, row('AO', 'AOW', 'AOWN', 'AOW')],
    ['asks questions', mayAsk, row('', 'W', 'WN', 'W')],
    ['reads the NDA to be signed', mayReadNda, row('AO', 'AO', 'AOWNPDEBT', 'AO')],
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

  it.each<[string, TierId, TierId, string[]]>([
    ['for everyone who is signed in', Tier.Everyone, Tier.Signed, row('AO', 'AOW', 'AOWNPDEBT', 'AOW')],
    ['behind the NDA', Tier.Signed, Tier.Signed, row('AO', 'AOW', 'AOWN', 'AOW')],
    ["of the reader's tier", Tier.UnderLoi, Tier.UnderLoi, row('AO', 'AOW', 'AOWN', 'AOW')],
    ['above the tier of the reader', Tier.Qualified, Tier.Signed, row('AO', 'AO', 'AO', 'AO')],
    ['for office and owning seller', Tier.OfficeOnly, Tier.UnderLoi, row('AO', 'AO', 'AO', 'AO')],
  ])('[BEYA-53, BEYA-54, BEYA-55] says who reads a document %s', (_, tier, reach, expected) =>
    expect(cells((state, viewer) => mayReadDocument(state, viewer, reach, tier))).toEqual(expected),
  );

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
    ['admin buyer seller assigned signed open accepted', 'administrator'],
    ['seller buyer assigned signed open accepted', 'owner'],
    ['seller buyer signed open accepted', 'accepted'],
    ['buyer signed open', 'signer'],
    ['buyer signed open expired', 'ended'],
    ['buyer signed open expired accepted', 'accepted'],
    ['buyer signed pending', 'pending'],
    ['buyer signed pending accepted', 'pending'],
    ['buyer signed declined', 'declined'],
    ['buyer signed revoked', 'ended'],
    ['buyer signed revoked accepted', 'ended'],
    ['buyer signed', 'ended'],
    ['buyer open', 'buyer'],
    ['buyer accepted', 'buyer'],
    ['buyer assigned', 'buyer'],
    ['buyer seller', 'buyer'],
    ['seller', 'seller'],
    ['seller signed', 'seller'],
    ['assigned signed', 'visitor'],
  ])('takes somebody who is %s for the first that applies', (words, viewer) => {
    const is = (word: string): boolean => words.split(' ').includes(word);
    const roles = { admin: is('admin'), buyer: is('buyer'), seller: is('seller') };
    const relation = {
      roles,
      assigned: is('assigned'),
      signed: is('signed'),
      access: ACCESS_STATES.find(is) ?? null,
      expired: is('expired'),
      accepted: is('accepted'),
    };
    expect(viewerOf(relation)).toBe(viewer);
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
