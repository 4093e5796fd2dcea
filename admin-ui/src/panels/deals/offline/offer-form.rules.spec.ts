import { offerErrors, type OfferForm } from './offer-form.rules';

const complete: OfferForm = {
  loiName: 'Avery Stone',
  loiCompanyName: 'Stone Ridge Capital',
  price: '4,250,000',
  diligencePeriodId: 3,
  sourceOfFinancing: 'SBA loan',
  earnestMoneyDeposit: '2.5',
  firstName: 'Avery',
  lastName: '',
  email: 'avery@example.com',
  city: 'Denver',
  stateId: 6,
};
const errorsOf = (changes: Partial<OfferForm>) => offerErrors({ ...complete, ...changes });

describe('the offline offer', () => {
  it('[OFF-18] is complete without a last name', () => expect(errorsOf({})).toEqual({}));

  it.each([
    ['OFF-01', 'loiName', 'Name is required'],
    ['OFF-03', 'loiCompanyName', 'Company is required'],
    ['OFF-05', 'price', 'Offer is required'],
    ['OFF-08', 'diligencePeriodId', 'Diligence Period is required'],
    ['OFF-09', 'sourceOfFinancing', 'Source of Financing is required'],
    ['OFF-11', 'earnestMoneyDeposit', 'Earnest Money Deposit is required'],
    ['OFF-14', 'firstName', 'First Name is required'],
    ['OFF-15', 'email', 'Email is required'],
    ['OFF-16', 'city', 'City is required'],
    ['OFF-17', 'stateId', 'State is required'],
  ])('[%s] requires %s', (_, field, text) => expect(errorsOf({ [field]: '' })).toEqual({ [field]: text }));

  it.each([
    ['OFF-02', 'loiName', 200],
    ['OFF-04', 'loiCompanyName', 300],
    ['OFF-10', 'sourceOfFinancing', 300],
    ['OFF-19', 'firstName', 100],
    ['OFF-19', 'lastName', 100],
    ['OFF-19', 'city', 100],
  ])('[%s] lets %s have at most %i characters', (_, field, length) => {
    expect(errorsOf({ [field]: 'x'.repeat(length) })).toEqual({});
    expect(errorsOf({ [field]: 'x'.repeat(length + 1) })).toEqual({ [field]: `At most ${length} characters` });
  });

  it('[OFF-06] [OFF-07] the offer is digits and commas, at most 13 characters', () => {
    expect(errorsOf({ price: '4.25m' })).toEqual({ price: 'Offer is invalid' });
    expect(errorsOf({ price: '99,999,999,999' })).toEqual({ price: 'At most 13 characters' });
  });

  it('[OFF-12] [OFF-13] the deposit is digits, commas and dots, a percent', () => {
    expect(errorsOf({ earnestMoneyDeposit: '2.5%' })).toEqual({
      earnestMoneyDeposit: 'Earnest Money Deposit is invalid',
    });
    expect(errorsOf({ earnestMoneyDeposit: '101' })).toEqual({
      earnestMoneyDeposit: 'Earnest Money Deposit is invalid',
    });
    expect(errorsOf({ earnestMoneyDeposit: '100' })).toEqual({});
  });

  it('[CONST-53] the e-mail has a usual form', () => {
    expect(errorsOf({ email: 'avery@example' })).toEqual({ email: 'Email is invalid' });
  });
});
