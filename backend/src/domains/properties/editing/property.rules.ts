import { applyDecorators } from '@nestjs/common';
import { parseBounds } from '@stowbridge/contract/bounds';
import { propertyLengths } from '@stowbridge/contract/fields';
import { PriceAlternative } from '@stowbridge/contract/ids';
import { isDecimal, isPercent, isWholeNumber, isYearBuilt, lengthOf } from '@stowbridge/contract/rules';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateBy, ValidationArguments } from 'class-validator';
import { amount, emptyAsMissing } from '../../../platform/http/rules';
import { AsCalendarDate, NO_DATE } from './local-date';

type Fields = Record<string, unknown>;
const rule = (name: string, message: string, holds: (value: unknown, fields: Fields) => boolean): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => holds(value, (args?.object ?? {}) as Fields),
      },
    },
    { message },
  );

const missing = (value: unknown): boolean => value === undefined || value === null || value === 0;

interface AmountRule {
  readable: (text: string) => boolean;
  /** Characters as typed, separators included. */
  characters: number;
  largest: number;
  decimals: boolean;
}
const WHOLE: Omit<AmountRule, 'characters'> = { readable: isWholeNumber, largest: 1e12, decimals: false };

function optionalAmount(wrong: string, { readable, characters, largest, decimals }: AmountRule): PropertyDecorator {
  const fits = (value: unknown) =>
    typeof value === 'number' && value >= 0 && value <= largest && (decimals || Number.isInteger(value));
  return applyDecorators(
    Transform(({ value }) => amount(value, characters, readable)),
    rule('amount', wrong, (value) => value === undefined || fits(value)),
  );
}

/** Declared after the rule on the form of the amount: the first rule that fails speaks. */
const oneOf = (other: string, message: string) =>
  rule('oneOf', message, (value, fields) => !missing(value) || !missing(fields[other]));

/** A part of the map. */
export const MapBounds = (): PropertyDecorator =>
  applyDecorators(
    emptyAsMissing(),
    rule(
      'bounds',
      'Bounds is invalid',
      (value) => value === undefined || (typeof value === 'string' && parseBounds(value) !== undefined),
    ),
  );

/** NRSF: digits and commas, at most 9 characters [APROP-53, APROP-54]. */
export const RentableSqft = (): PropertyDecorator =>
  optionalAmount('Rentable Sqare Feet is invalid', { ...WHOLE, characters: propertyLengths.rentableSqft });
/** Digits, commas and a dot, at most 9 characters; needed when there is no NRSF [APROP-57, APROP-58, APROP-61]. */
export const Acreage = (area: string): PropertyDecorator =>
  applyDecorators(
    optionalAmount('Acreage is invalid', {
      readable: isDecimal,
      characters: propertyLengths.acreage,
      largest: 9_999_999.99,
      decimals: true,
    }),
    oneOf(area, 'Acreage or Rentable Square Feet is required'),
  );
/** Whole dollars, at most 13 characters; needed when there is no alternative [APROP-55, APROP-56, APROP-59]. */
export const Price = (alternative: string): PropertyDecorator =>
  applyDecorators(
    optionalAmount('Property Value is invalid', { ...WHOLE, characters: propertyLengths.price }),
    oneOf(alternative, 'Price or Price Alternative is required'),
  );
/** Another whole amount of at most a trillion, `largest` at most. */
export const OptionalWhole = (label: string, largest = 1e12): PropertyDecorator =>
  optionalAmount(`${label} is invalid`, { ...WHOLE, largest, characters: 15 });
/** A year from 1850 to five from now. */
export const YearBuilt = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => amount(value, 4, isWholeNumber)),
    rule('year', 'Year Built is invalid', (value) => value === undefined || isYearBuilt(String(value))),
  );
/** A share from 0 to 100 percent with up to two decimals. */
export const Percent = (label: string): PropertyDecorator =>
  optionalAmount(`${label} is invalid`, { readable: isPercent, characters: 6, largest: 100, decimals: true });

/** A date that exists, or nothing. */
export const OptionalDate = (label: string): PropertyDecorator =>
  applyDecorators(
    AsCalendarDate(),
    rule('date', `${label} is invalid`, (value) => value !== NO_DATE),
  );
/** The date of an auction [APROP-62]. */
export const AuctionDate = (alternative: string): PropertyDecorator =>
  applyDecorators(
    rule(
      'auctionDate',
      'Date is required',
      (value, fields) => fields[alternative] !== PriceAlternative.Auction || (value !== undefined && value !== null),
    ),
    OptionalDate('Date'),
  );

/** A text that is required on creation only; an update that leaves it out keeps what is stored [APROP-47, APROP-49]. */
export const RequiredOnCreation = (
  label: string,
  max: number,
  isUpdate: (fields: Fields) => boolean,
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === null ? undefined : typeof value === 'string' ? value.trim() : value)),
    rule('text', `${label} is invalid`, (value) => value === undefined || typeof value === 'string'),
    rule(
      'length',
      `${label} must be at most ${max} characters`,
      (value) => typeof value !== 'string' || lengthOf(value) <= max,
    ),
    rule(
      'onCreation',
      `${label} is required`,
      (value, fields) => isUpdate(fields) || (value !== undefined && value !== ''),
    ),
  );

const FLAGS = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['0', false],
  [0, false],
]);
/** Yes or no; the screens also send it as a text or as 0 and 1. */
export const OptionalFlag = (label: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' || value === null ? undefined : (FLAGS.get(value) ?? value))),
    IsOptional(),
    IsBoolean({ message: `${label} is invalid` }),
  );

/** Degrees between -limit and limit, or nothing. */
export const OptionalDegrees = (label: string, limit: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) =>
      value === '' || value === null || value === undefined
        ? undefined
        : typeof value === 'string'
          ? Number(value)
          : value,
    ),
    rule(
      'degrees',
      `${label} is invalid`,
      (value) => value === undefined || (typeof value === 'number' && Math.abs(value) <= limit),
    ),
  );
