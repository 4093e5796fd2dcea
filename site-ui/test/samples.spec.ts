import { LONGEST, SAMPLES } from '@stowbridge/contract/samples';
import { accountRules, passwordRules } from '../src/features/account/account-rules';
import { contactRules } from '../src/features/contact/contact-rules';
import { ndaRules } from '../src/features/nda/nda-rules';
import { offerRules, offlineRules } from '../src/features/offers/offer-rules';
import { registrationRules } from '../src/features/registration/registration-rules';
import { sellRules } from '../src/features/sell/sell-rules';
import type { Rule } from '../src/forms/rules';

const account = accountRules(false);
/** A title is asked for only beside the position that has none of its own. */
const beside = { PositionID: '5', Password: '' };
const takes = (rule: Rule, text: string) => rule(text, beside) === undefined;

const rules: [keyof typeof SAMPLES, string, Rule][] = [
  ['email', 'the NDA', ndaRules.NDAEmail],
  ['email', 'the registration', registrationRules.Email],
  ['email', 'the account', account.Email],
  ['email', 'the contact form', contactRules.email],
  ['email', 'the sell form', sellRules.Email],
  ['email', 'the offline offer', offlineRules.OfflineBuyerEmail],
  ['phone', 'the NDA', ndaRules.NDAPhone],
  ['phone', 'the registration', registrationRules.PhoneNumber],
  ['phone', 'the account', account.PhoneNumber],
  ['phone', 'the contact form', contactRules.phone],
  ['phoneWithParentheses', 'the sell form', sellRules.Phone],
  ['password', 'the registration', registrationRules.Password],
  ['password', 'the account', passwordRules.Password],
  ['offer', 'the offer', offerRules.Offer],
  ['earnestMoney', 'the offer', offerRules.EarnestMoneyDeposit],
];

const texts: [keyof typeof LONGEST, string, Rule][] = [
  ...Object.entries({
    firstName: ndaRules.NDAName,
    lastName: ndaRules.NDALastName,
    email: ndaRules.NDAEmail,
    entity: ndaRules.NDAEntity,
    address: ndaRules.NDAAddress,
    address2: ndaRules.NDAAddress2,
    city: ndaRules.NDACity,
    zipCode: ndaRules.NDAZipCode,
  }).map(([key, rule]): [keyof typeof LONGEST, string, Rule] => ['nda', key, rule]),
  ...Object.entries({
    loiName: offerRules.LOIName,
    loiCompanyName: offerRules.LOICompanyName,
    sourceOfFinancing: offerRules.SourceOfFinancing,
    firstName: offlineRules.OfflineBuyerFirstName,
    lastName: offlineRules.OfflineBuyerLastName,
    email: offlineRules.OfflineBuyerEmail,
    city: offlineRules.OfflineBuyerCity,
  }).map(([key, rule]): [keyof typeof LONGEST, string, Rule] => ['offer', key, rule]),
  ...Object.entries({
    firstName: registrationRules.FirstName,
    lastName: registrationRules.LastName,
    email: registrationRules.Email,
    companyName: registrationRules.CompanyName,
    position: registrationRules.Position,
    city: registrationRules.City,
    zipCode: registrationRules.ZipCode,
    question: registrationRules.Question,
  }).map(([key, rule]): [keyof typeof LONGEST, string, Rule] => ['registration', key, rule]),
  ...Object.entries({
    firstName: account.FirstName,
    lastName: account.LastName,
    email: account.Email,
    companyName: account.CompanyName,
    position: account.Position,
    city: account.City,
  }).map(([key, rule]): [keyof typeof LONGEST, string, Rule] => ['account', key, rule]),
  ...Object.entries({
    firstName: contactRules.first_name,
    lastName: contactRules.last_name,
    company: contactRules.company,
    email: contactRules.email,
    message: contactRules.message,
    street: contactRules.street,
    city: contactRules.city,
    state: contactRules.state,
    zip: contactRules.zip,
  }).map(([key, rule]): [keyof typeof LONGEST, string, Rule] => ['contact', key, rule]),
  ...Object.entries({ name: sellRules.Name, email: sellRules.Email, message: sellRules.Message }).map(
    ([key, rule]): [keyof typeof LONGEST, string, Rule] => ['sell', key, rule],
  ),
];

describe('the site', () => {
  it.each(rules)('[FEVI-09] [FEVI-15] agrees with the samples of %s in %s', (name, _, rule) => {
    const { good, bad } = SAMPLES[name];
    expect(good.filter((text) => !takes(rule, text))).toEqual([]);
    expect(bad.filter((text) => takes(rule, text))).toEqual([]);
  });

  it.each(texts)(
    '[FEVI-15] [FEVI-16] takes the longest text of %s.%s and no longer one, in the input too',
    (form, key, rule) => {
      const longest = (LONGEST[form] as Record<string, number>)[key];
      const good =
        key === 'email'
          ? [`${'a'.repeat(longest - 12)}@example.com`]
          : ['x'.repeat(longest), '😀'.repeat(longest), ` ${'x'.repeat(longest)} `];
      expect(good.filter((text) => !takes(rule, text))).toEqual([]);
      expect(takes(rule, key === 'email' ? `a${good[0]}` : `${good[0]}x`)).toBe(false);
      expect(rule.longest).toBe(longest);
    },
  );
});
