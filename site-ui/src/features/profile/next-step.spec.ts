import { mayOpenMarket, mayReadDocuments } from '@stowbridge/contract/visibility';
import { accessOf, nextStep, type Decisive, type Visitor } from './next-step';

const property: Decisive = { ISActive: true, StatusID: 1, SellerID: null, BuyerStoreNDAID: null, DealStatusID: null };
const buyer = { id: 9, role: 'Buyer' } as const;
const step = (of: Decisive, visitor: Visitor) => nextStep(accessOf(of, visitor));
const opens = (of: Decisive, visitor: Visitor) => {
  const { state, viewer } = accessOf(of, visitor);
  return [mayReadDocuments(state, viewer), mayOpenMarket(state, viewer)];
};

describe('the one next step on a property', () => {
  it('[PROF-15] asks an anonymous visitor to create an account', () => {
    expect(step(property, null)).toBe('register');
    expect(step(property, undefined)).toBe('register');
  });

  it('[PROF-16, PROF-17, PROF-18] asks a buyer for the NDA before anything opens', () => {
    expect(step(property, buyer)).toBe('sign');
    expect(opens(property, buyer)).toEqual([false, false]);
  });

  it('[PROF-18, OFF-26] lets a buyer who has signed submit an offer', () => {
    const signed = { ...property, BuyerStoreNDAID: 77 };
    expect(step(signed, buyer)).toBe('offer');
    expect(opens(signed, buyer)).toEqual([true, true]);
    expect(step({ ...signed, DealStatusID: 1 }, buyer)).toBe('accepted');
  });

  it('[PROF-20] gives sellers neither market analysis nor offers on their own property', () => {
    const own = { ...property, SellerID: 900, BuyerStoreNDAID: 77 };
    expect(step(own, { id: 900, role: 'Seller' })).toBe('own');
    expect(opens(own, { id: 900, role: 'Seller' })).toEqual([true, false]);
    expect(step(property, { id: 901, role: 'Seller' })).toBe('sign');
  });

  it('lets administrators in without an NDA, to add offline offers', () => {
    const admin = { id: 1, role: 'Admin' } as const;
    expect(step(property, admin)).toBe('offline');
    expect(opens(property, admin)).toEqual([true, true]);
  });

  it('[FEVI-01] [PROF-23] has nothing to offer once the property is closed, and leaves the documents to whoever bought it', () => {
    const closed = { ...property, StatusID: 4, BuyerStoreNDAID: 77 };
    expect(step(closed, buyer)).toBe('none');
    expect(opens(closed, buyer)).toEqual([false, false]);
    expect(step({ ...closed, BuyerStoreNDAID: null }, null)).toBe('none');
    expect(step({ ...closed, DealStatusID: 5 }, buyer)).toBe('none');
    expect(opens({ ...closed, DealStatusID: 5 }, buyer)).toEqual([true, false]);
  });
});
