import { hasAccess, nextStep, type Decisive } from './next-step';

const property: Decisive = { StatusID: 1, SellerID: 900, BuyerStoreNDAID: null, DealStatusID: null };
const buyer = { id: 9, role: 'Buyer' } as const;

describe('the one next step on a property', () => {
  it('[PROF-15] asks an anonymous visitor to create an account', () => {
    expect(nextStep(property, null)).toBe('register');
    expect(nextStep(property, undefined)).toBe('register');
  });

  it('[PROF-16, PROF-17, PROF-18] asks a buyer for the NDA before anything opens', () => {
    expect(nextStep(property, buyer)).toBe('sign');
    expect(hasAccess(property, buyer)).toBe(false);
  });

  it('[PROF-18, OFF-26] lets a buyer who has signed submit an offer', () => {
    const signed = { ...property, BuyerStoreNDAID: 77 };
    expect(nextStep(signed, buyer)).toBe('offer');
    expect(hasAccess(signed, buyer)).toBe(true);
    expect(nextStep({ ...signed, DealStatusID: 1 }, buyer)).toBe('accepted');
  });

  it('[PROF-20] gives sellers neither access nor offers on their own property', () => {
    const seller = { id: 900, role: 'Seller' } as const;
    expect(nextStep({ ...property, BuyerStoreNDAID: 77 }, seller)).toBe('own');
    expect(hasAccess({ ...property, BuyerStoreNDAID: 77 }, seller)).toBe(false);
    expect(nextStep(property, { ...seller, id: 901 })).toBe('sign');
  });

  it('lets administrators in without an NDA, to add offline offers', () => {
    const admin = { id: 1, role: 'Admin' } as const;
    expect(nextStep(property, admin)).toBe('offline');
    expect(hasAccess(property, admin)).toBe(true);
  });

  it('[PROF-23] has nothing to offer once the property is closed', () => {
    expect(nextStep({ ...property, StatusID: 4, BuyerStoreNDAID: 77 }, buyer)).toBe('none');
    expect(nextStep({ ...property, StatusID: 4 }, null)).toBe('none');
  });
});
