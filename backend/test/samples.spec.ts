import 'reflect-metadata';
import { PROPERTY_FIELDS, SIZE_AND_PRICE } from '@stowbridge/contract/property-fields';
import { LONGEST, PROPERTY_SAMPLES, SAMPLES, type Samples } from '@stowbridge/contract/samples';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import {
  ChangePasswordDto,
  ForgotPasswordDto,
  ResetPasswordDto,
} from '../src/domains/accounts/sign-in/account.calls.dto';
import { ChangeDealBodyDto, DealBodyDto } from '../src/domains/deals/deals.resource.dto';
import { ChangeDealDto, NewDealDto } from '../src/domains/deals/deals.calls.dto';
import { OfferPropertyDto, OfferTermsDto } from '../src/domains/deals/offers.calls.dto';
import { ContactEnquiryDto, SellEnquiryDto } from '../src/domains/enquiries/enquiries.calls.dto';
import { SignNdaDto } from '../src/domains/ndas/nda-signing.calls.dto';
import { RegistrationDto } from '../src/domains/accounts/registration/registration.calls.dto';
import { StoreFormDto } from '../src/domains/properties/editing/property-form.dto';
import { PropertyBodyDto } from '../src/domains/properties/editing/property-body.dto';
import { TeamMemberBodyDto } from '../src/domains/team/team.resource.dto';
import { CreateUserDto } from '../src/domains/accounts/users/user-form.calls.dto';
import { UserBodyDto } from '../src/domains/accounts/users/users.resource.dto';
import { RegistrationUserDto, UpdateProfileDto } from '../src/domains/accounts/users/users.calls.dto';

type Dto = new () => object;

/** Whether the server takes a value in a field, whatever it says of the others. */
function takes(dto: Dto, field: string, value: unknown): boolean {
  // Area and alternative stand in for what a property needs beside an acreage and a price.
  const instance = plainToInstance(dto, {
    RentableSQFT: '1000',
    rentableSqft: '1000',
    AlternatePriceOptionID: 1,
    alternatePriceOptionId: 1,
    [field]: value,
  });
  return validateSync(instance, { forbidUnknownValues: false }).every(({ property }) => property !== field);
}

/** Every field that has a rule. */
const FIELDS: Record<keyof typeof SAMPLES, [Dto, string][]> = {
  email: [
    [SignNdaDto, 'NDAEmail'],
    [OfferTermsDto, 'OfflineBuyerEmail'],
    [ContactEnquiryDto, 'email'],
    [SellEnquiryDto, 'Email'],
    [TeamMemberBodyDto, 'email'],
    [CreateUserDto, 'Email'],
    [UserBodyDto, 'email'],
    [RegistrationUserDto, 'Email'],
    [UpdateProfileDto, 'Email'],
    [ForgotPasswordDto, 'UserName'],
  ],
  phone: [
    [SignNdaDto, 'NDAPhone'],
    [ContactEnquiryDto, 'phone'],
    [TeamMemberBodyDto, 'phoneNumber'],
    [CreateUserDto, 'PhoneNumber'],
    [UserBodyDto, 'phoneNumber'],
    [RegistrationUserDto, 'PhoneNumber'],
    [UpdateProfileDto, 'PhoneNumber'],
  ],
  phoneWithParentheses: [[SellEnquiryDto, 'Phone']],
  password: [
    [RegistrationDto, 'Password'],
    [ResetPasswordDto, 'Password'],
    [ChangePasswordDto, 'Password'],
  ],
  offer: [[OfferPropertyDto, 'Price']],
  dealPrice: [
    [NewDealDto, 'Price'],
    [ChangeDealDto, 'Price'],
    [DealBodyDto, 'price'],
    [ChangeDealBodyDto, 'price'],
  ],
  earnestMoney: [[OfferTermsDto, 'EarnestMoneyDeposit']],
};

const RULES = Object.entries(FIELDS)
  .flatMap(([rule, fields]) =>
    fields.map(([dto, field]): [string, string, Dto, Samples] => [
      dto.name,
      field,
      dto,
      SAMPLES[rule as keyof typeof SAMPLES],
    ]),
  )
  .concat(
    PROPERTY_FIELDS.map(({ name }) => [PropertyBodyDto.name, name, PropertyBodyDto, PROPERTY_SAMPLES[name]]),
    SIZE_AND_PRICE.map(({ name, wire }) => [StoreFormDto.name, wire, StoreFormDto, PROPERTY_SAMPLES[name]]),
  );

/** Every free text with a longest length: of which form it is, and how its fields are called here. */
const TEXTS = (
  [
    [
      SignNdaDto,
      'nda',
      {
        firstName: 'NDAName',
        lastName: 'NDALastName',
        email: 'NDAEmail',
        entity: 'NDAEntity',
        address: 'NDAAddress',
        address2: 'NDAAddress2',
        city: 'NDACity',
        zipCode: 'NDAZipCode',
      },
    ],
    [
      OfferTermsDto,
      'offer',
      {
        loiName: 'LOIName',
        loiCompanyName: 'LOICompanyName',
        sourceOfFinancing: 'SourceOfFinancing',
        firstName: 'OfflineBuyerFirstName',
        lastName: 'OfflineBuyerLastName',
        email: 'OfflineBuyerEmail',
        city: 'OfflineBuyerCity',
      },
    ],
    [
      RegistrationUserDto,
      'registration',
      {
        firstName: 'FirstName',
        lastName: 'LastName',
        email: 'Email',
        companyName: 'CompanyName',
        city: 'City',
        question: 'Question',
        zipCode: 'ZipCode',
      },
    ],
    [
      UpdateProfileDto,
      'account',
      {
        firstName: 'FirstName',
        lastName: 'LastName',
        email: 'Email',
        companyName: 'CompanyName',
        position: 'Position',
        city: 'City',
      },
    ],
    [
      CreateUserDto,
      'user',
      {
        firstName: 'FirstName',
        lastName: 'LastName',
        email: 'Email',
        companyName: 'CompanyName',
        position: 'Position',
        city: 'City',
        question: 'Question',
        address1: 'Address1',
        address2: 'Address2',
        zipCode: 'ZipCode',
        capitalSource: 'CapitalSource',
      },
    ],
    [
      UserBodyDto,
      'user',
      {
        firstName: 'firstName',
        lastName: 'lastName',
        email: 'email',
        companyName: 'companyName',
        position: 'position',
        city: 'city',
        question: 'question',
        address1: 'address1',
        address2: 'address2',
        zipCode: 'zipCode',
        capitalSource: 'capitalSource',
      },
    ],
    [NewDealDto, 'deal', { dealName: 'DealName', description: 'Description' }],
    [DealBodyDto, 'deal', { dealName: 'dealName', description: 'description' }],
    [
      ContactEnquiryDto,
      'contact',
      {
        firstName: 'first_name',
        lastName: 'last_name',
        company: 'company',
        email: 'email',
        message: 'message',
        street: 'street',
        city: 'city',
        state: 'state',
        zip: 'zip',
      },
    ],
    [SellEnquiryDto, 'sell', { name: 'Name', email: 'Email', message: 'Message' }],
    [
      TeamMemberBodyDto,
      'member',
      { firstName: 'firstName', lastName: 'lastName', title: 'title', email: 'email', description: 'description' },
    ],
    [
      StoreFormDto,
      'property',
      {
        name: 'StoreName',
        address1: 'Address1',
        address2: 'Address2',
        city: 'City',
        zipCode: 'ZipCode',
        country: 'Country',
      },
    ],
    [
      PropertyBodyDto,
      'property',
      {
        name: 'name',
        address1: 'address1',
        address2: 'address2',
        city: 'city',
        zipCode: 'zipCode',
        country: 'country',
      },
    ],
  ] as [Dto, keyof typeof LONGEST, Record<string, string>][]
).map(([dto, form, fields]) => [dto.name, dto, form, fields] as const);

describe('the server', () => {
  it.each(RULES)('[FEVI-09] [FEVI-15] [FEVI-16] agrees with the samples at %s.%s', (_, field, dto, { good, bad }) => {
    expect(good.filter((text) => !takes(dto, field, text))).toEqual([]);
    expect(bad.filter((text) => takes(dto, field, text))).toEqual([]);
  });

  it.each(TEXTS)('[FEVI-15] [FEVI-16] takes the longest texts of %s and no longer ones', (_, dto, form, fields) => {
    for (const [key, field] of Object.entries(fields)) {
      const longest = (LONGEST[form] as Record<string, number>)[key];
      const texts =
        key === 'email'
          ? [`${'a'.repeat(longest - 12)}@example.com`]
          : ['x'.repeat(longest), '😀'.repeat(longest), ` ${'x'.repeat(longest)} `];
      expect([field, longest, ...texts.map((text) => takes(dto, field, text))]).toEqual([
        field,
        longest,
        ...texts.map(() => true),
      ]);
      expect([field, longest, takes(dto, field, key === 'email' ? `a${texts[0]}` : `${texts[0]}x`)]).toEqual([
        field,
        longest,
        false,
      ]);
    }
  });
});
