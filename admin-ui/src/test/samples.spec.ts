import { Role } from '@stowbridge/contract/ids';
import { PROPERTY_FIELDS } from '@stowbridge/contract/property-fields';
import { LONGEST, PROPERTY_SAMPLES, SAMPLES } from '@stowbridge/contract/samples';
import { accountErrors, passwordErrors } from '../account/account';
import { offerErrors } from '../panels/deals/offline/offer-form.rules';
import { dealErrors as changedDealErrors } from '../panels/deals/view/deal-edit-form.rules';
import { emptyForm } from '../panels/properties/form/property-form.mapping';
import { propertyErrors } from '../panels/properties/form/property-rules';
import { memberErrors } from '../team/member';
import { dealErrors } from '../users/buyer/deal-form.rules';
import { userErrors } from '../users/form/user-rules';

/** What each form says of one field, whatever it says of the others. */
type Form = (field: string, text: string) => string | undefined;
const ofField =
  (errors: (form: object) => object): Form =>
  (field, text) =>
    (errors({ [field]: text }) as Record<string, string | undefined>)[field];

const forms = {
  offer: ofField(offerErrors),
  user: ofField((form) => userErrors(form, Role.Buyer, true)),
  account: ofField(accountErrors),
  password: ofField(passwordErrors),
  member: ofField(memberErrors),
  deal: ofField(dealErrors),
  changedDeal: ofField((form) => changedDealErrors({ buyerId: 1, propertyId: 1, price: '', ...form }, false)),
  property: ofField((form) =>
    propertyErrors(
      { ...emptyForm, rentableSqft: '1', alternatePriceOptionId: 1, ...form },
      { timeZone: 'America/Denver' },
    ),
  ),
} satisfies Record<string, Form>;

const rules: [keyof typeof SAMPLES, keyof typeof forms, string][] = [
  ['email', 'offer', 'email'],
  ['email', 'user', 'email'],
  ['email', 'account', 'email'],
  ['email', 'member', 'email'],
  ['phone', 'user', 'phoneNumber'],
  ['phone', 'account', 'phoneNumber'],
  ['phone', 'member', 'phoneNumber'],
  ['password', 'password', 'password'],
  ['offer', 'offer', 'price'],
  ['dealPrice', 'deal', 'price'],
  ['dealPrice', 'changedDeal', 'price'],
  ['earnestMoney', 'offer', 'earnestMoneyDeposit'],
];
const samples = [
  ...rules.map(([name, form, field]) => [form, field, SAMPLES[name]] as const),
  ...PROPERTY_FIELDS.map(({ name }) => ['property', name, PROPERTY_SAMPLES[name]] as const),
];

const numbers = ['price', 'earnestMoneyDeposit', 'phoneNumber'];
const texts = (['offer', 'user', 'member', 'deal', 'property'] as const)
  .flatMap((form) =>
    Object.entries(LONGEST[form]).map(([field, longest]): [keyof typeof forms, string, number] => [
      form,
      field,
      longest,
    ]),
  )
  .concat((['firstName', 'lastName', 'email'] as const).map((field) => ['account', field, LONGEST.account[field]]))
  .filter(([, field]) => !numbers.includes(field));

describe('the back office', () => {
  it.each(samples)(
    '[FEVI-09] [FEVI-15] [FEVI-16] agrees with the samples in the form %s at %s',
    (form, field, given) => {
      expect(given.good.filter((text) => forms[form](field, text) !== undefined)).toEqual([]);
      expect(given.bad.filter((text) => forms[form](field, text) === undefined)).toEqual([]);
    },
  );

  it.each(texts)('[FEVI-15] takes the longest text of %s.%s and no longer one', (form, field, longest) => {
    const good =
      field === 'email'
        ? [`${'a'.repeat(longest - 12)}@example.com`]
        : ['x'.repeat(longest), '😀'.repeat(longest), ` ${'x'.repeat(longest)} `];
    expect(good.filter((text) => forms[form](field, text) !== undefined)).toEqual([]);
    expect(forms[form](field, field === 'email' ? `a${good[0]}` : `${good[0]}x`)).toBeDefined();
  });
});
