import { dealErrors, type DealForm } from './deal-form.rules';

const deal: DealForm = { dealName: 'First talks', description: '', price: '4,250,000', propertyId: 31 };

describe('the rules of a new deal', () => {
  it('[ABUY-16] [ABUY-17] [ABUY-19] name what is missing', () => {
    expect(dealErrors({ dealName: ' ', price: '' })).toEqual({
      dealName: 'Deal Name is required.',
      price: 'Price is required.',
      propertyId: 'Please select the property',
    });
    expect(dealErrors(deal)).toEqual({});
  });

  it.each(['four', '4.5', '$4', ','])('[ABUY-18] refuse the price %s', (price) => {
    expect(dealErrors({ ...deal, price })).toEqual({ price: 'Price must be numeric.' });
  });

  it('[ABUY-16] let a name be 200 and a description 4000 characters long', () => {
    expect(dealErrors({ ...deal, dealName: 'x'.repeat(200), description: 'x'.repeat(4000) })).toEqual({});
    expect(dealErrors({ ...deal, dealName: 'x'.repeat(201), description: 'x'.repeat(4001) })).toEqual({
      dealName: 'At most 200 characters',
      description: 'At most 4000 characters',
    });
  });
});
