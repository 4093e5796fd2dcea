import { bodyOf, emptyVendor, formOf, vendorErrors } from './vendor';

const filled = { ...emptyVendor, companyName: 'Keypad Systems', stateId: 1, website: 'https://keypad.example' };

describe('the rules of the vendor form', () => {
  it('[VEND-14] [VEND-15] [VEND-16] requires company name, state and website', () => {
    expect(vendorErrors(emptyVendor)).toEqual({
      companyName: 'Company Name is required',
      stateId: 'State is required',
      website: 'Website is required',
    });
    expect(vendorErrors({ ...filled, companyName: '  ' })).toEqual({ companyName: 'Company Name is required' });
    expect(vendorErrors(filled)).toEqual({});
  });

  it.each([
    'keypad',
    'http://',
    'ftp://keypad.example',
    'https://a b.example',
    'javascript:alert(1)',
    'https://me:secret@keypad.example',
    'mailto:me@keypad.example',
  ])('[VEND-17] refuses %s', (website) => {
    expect(vendorErrors({ ...filled, website })).toEqual({ website: 'Website is not valid' });
  });

  it.each(['keypad.example', 'www.keypad.example/gates?x=1', 'http://keypad.example:8080'])(
    '[VEND-17] takes %s',
    (website) => {
      expect(vendorErrors({ ...filled, website })).toEqual({});
    },
  );

  it('says which text is too long', () => {
    expect(vendorErrors({ ...filled, zipCode: '8'.repeat(11) })).toEqual({ zipCode: 'At most 10 characters' });
  });

  it('[VEND-21] [VEND-23] sends a vendor as it was read', () => {
    const stored = {
      id: 4,
      companyName: 'Keypad Systems',
      address1: null,
      address2: 'Suite 2',
      city: 'Denver',
      stateId: 1,
      stateCode: 'CO',
      zipCode: '80202',
      country: 'USA',
      description: 'Gates.',
      website: 'https://keypad.example',
      logo: 'k.webp',
      categoryIds: [3, 9],
      active: true,
      createdAt: '2026-10-02T18:00:00Z',
    };
    expect(bodyOf(formOf(stored))).toEqual({
      companyName: 'Keypad Systems',
      address1: '',
      address2: 'Suite 2',
      city: 'Denver',
      stateId: 1,
      zipCode: '80202',
      country: 'USA',
      description: 'Gates.',
      website: 'https://keypad.example',
      logo: 'k.webp',
      categoryIds: [3, 9],
    });
  });
});
