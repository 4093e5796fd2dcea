import { mayOpenMarket, mayReadDocuments } from '@stowbridge/contract/visibility';
import { accessOf, nextStep, type Decisive, type Visitor } from './next-step';

const property: Decisive = {
  ISActive: true,
  StatusID: 1,
  SellerID: null,
  BuyerStoreNDAID: null,
  Access: null,
  DealStatusID: null,
  OffersClosed: null,
};
const signature = { BuyerStoreNDAID: 77, Access: 'open' } as const;
const buyer = { id: 9, role: 'Buyer' } as const;
const opens = (of: Decisive, visitor: Visitor) => {
  const { state, viewer } = accessOf(of, visitor);
  return [mayReadDocuments(state, viewer), mayOpenMarket(state, viewer)];
};

describe('the one next step on a property', () => {
  it('[PROF-15] asks an anonymous visitor to create an account', () => {
    expect(nextStep(property, null)).toBe('register');
    expect(nextStep(property, undefined)).toBe('register');
  });

  it('[PROF-16, PROF-17, PROF-18] asks a buyer for the NDA before anything opens', () => {
    expect(nextStep(property, buyer)).toBe('sign');
    expect(opens(property, buyer)).toEqual([false, false]);
  });

  it('[PROF-18, OFF-26] lets a buyer who has signed submit an offer', () => {
    const signed = { ...property, ...signature };
    expect(nextStep(signed, buyer)).toBe('offer');
    expect(opens(signed, buyer)).toEqual([true, true]);
    expect(nextStep({ ...signed, DealStatusID: 1 }, buyer)).toBe('accepted');
  });

  it.each(['pending', 'declined', 'ended'] as const)(
    '[BEYA-45, BEYA-57, BEYA-58] opens nothing to a buyer whose access is %s, and asks for nothing',
    (Access) => {
      const signed = { ...property, ...signature, Access };
      expect(accessOf(signed, buyer).viewer).toBe(Access);
      expect(nextStep(signed, buyer)).toBe('closed-access');
      expect(opens(signed, buyer)).toEqual([false, false]);
      expect(opens({ ...signed, DealStatusID: 1 }, buyer)).toEqual([false, false]);
    },
  );

  it('[FEVI-10] takes no offer of a buyer after the day on which they were due', () => {
    const late = { ...property, ...signature, OffersClosed: 'Offers were due on 11/27/2026.' };
    expect(nextStep(late, buyer)).toBe('late');
    expect(nextStep({ ...late, DealStatusID: 1 }, buyer)).toBe('accepted');
    expect(nextStep(late, { id: 1, role: 'Admin' })).toBe('offline');
  });

  it('[PROF-20] gives sellers neither market analysis nor offers on their own property', () => {
    const own = { ...property, ...signature, SellerID: 900 };
    expect(nextStep(own, { id: 900, role: 'Seller' })).toBe('own');
    expect(opens(own, { id: 900, role: 'Seller' })).toEqual([true, false]);
    expect(nextStep(property, { id: 901, role: 'Seller' })).toBe('sign');
  });

  it('lets administrators in without an NDA, to add offline offers', () => {
    const admin = { id: 1, role: 'Admin' } as const;
    expect(nextStep(property, admin)).toBe('offline');
    expect(opens(property, admin)).toEqual([true, true]);
  });

  it('[FEVI-01] [PROF-23] has nothing to offer once the property is closed, and leaves the documents to whoever bought it', () => {
    const closed = { ...property, ...signature, StatusID: 4 };
    expect(nextStep(closed, buyer)).toBe('none');
    expect(opens(closed, buyer)).toEqual([false, false]);
    expect(nextStep({ ...closed, BuyerStoreNDAID: null, Access: null }, null)).toBe('none');
    expect(nextStep({ ...closed, DealStatusID: 5 }, buyer)).toBe('none');
    expect(opens({ ...closed, DealStatusID: 5 }, buyer)).toEqual([true, false]);
  });
});
