import { placeAddress, type Place } from './addresses';
import { Role } from './ids';

const place = (change: Partial<Place> = {}): Place => ({
  kind: 'offer',
  propertyId: 7,
  propertyName: 'Harbor Gate Storage',
  dealId: 31,
  ...change,
});

describe('where a message leads', () => {
  it.each([
    [Role.Buyer, place(), '/buyer/property/7/Harbor-Gate-Storage#offer-31'],
    [Role.Seller, place(), '/seller/property/7/Harbor-Gate-Storage/offers/31'],
    [Role.Seller, place({ dealId: null }), '/seller/property/7/Harbor-Gate-Storage'],
    [Role.Admin, place(), '/admin/dealtracker'],
    [Role.Buyer, place({ kind: 'documents' }), '/buyer/property/7/Harbor-Gate-Storage#documents'],
    [Role.Buyer, place({ kind: 'questions' }), '/buyer/property/7/Harbor-Gate-Storage#questions'],
    [Role.Admin, place({ kind: 'questions' }), '/admin/property/7'],
    [Role.Seller, place({ kind: 'property' }), '/seller/property/7/Harbor-Gate-Storage'],
    [Role.Admin, place({ kind: 'documents' }), '/admin/property/7'],
    [Role.Buyer, place({ propertyName: '!!!', dealId: null }), '/buyer/property/7/-'],
  ])('[FSITE-20] in role %i: %j leads to %s', (role, where, address) => {
    expect(placeAddress(role, where)).toBe(address);
  });
});
