import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isDay } from '@stowbridge/contract/days';
import { EMAIL, isPercent, isWholeNumber, lengthOf, PHONE, PRICE, PRICE_INVALID } from '@stowbridge/contract/rules';
import { Transform } from 'class-transformer';
import { severalLines, singleLine } from '../common/plain-text';
import { IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, Min, ValidateBy, ValidateIf } from 'class-validator';

/** The largest id that the database can hold. */
export const MAX_ID = 2_147_483_647;

const cleaned = (clean: (text: string) => string) => () =>
  Transform(({ value }) => (typeof value === 'string' ? clean(value) : (value as unknown)));
const oneLine = cleaned(singleLine);
const lines = cleaned(severalLines);
/** For what a pattern decides to the last character. */
const trimmed = cleaned((text) => text.trim());
/** The screens send an empty string where nothing is chosen. */
export const emptyAsMissing = () => Transform(({ value }) => (value === '' || value === null ? undefined : value));

/** At most `max` characters, as people count them. */
const AtMost = (label: string, max: number): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxLength',
      constraints: [max],
      validator: { validate: (value: unknown) => typeof value === 'string' && lengthOf(value) <= max },
    },
    { message: `${label} must be at most ${max} characters` },
  );

/** Rules run in the order given: the first that fails speaks. */
const required =
  (clean: () => PropertyDecorator) =>
  (label: string, max: number, missing = `${label} is required`): PropertyDecorator =>
    applyDecorators(clean(), IsString({ message: missing }), IsNotEmpty({ message: missing }), AtMost(label, max));

const optional =
  (clean: () => PropertyDecorator) =>
  (label: string, max: number): PropertyDecorator =>
    applyDecorators(
      ApiPropertyOptional({ nullable: true }),
      clean(),
      ValidateIf((_: object, value: unknown) => value !== undefined && value !== null),
      IsString({ message: `${label} is invalid` }),
      AtMost(label, max),
    );

/** A required text of one line; `label` words the refusals. */
export const RequiredText = required(oneLine);
/** A required text of several lines. */
export const RequiredLines = required(lines);
/** A text of one line that may be missing, empty or null. */
export const OptionalText = optional(oneLine);
/** A text of several lines that may be missing, empty or null. */
export const OptionalLines = optional(lines);
/** The same where other control characters than line breaks are refused, not left out. */
export const OptionalStrictLines = (label: string, max: number): PropertyDecorator =>
  applyDecorators(
    optional(trimmed)(label, max),
    Matches(/^(?:[\r\n]|\P{Cc})*$/u, { message: `${label} holds characters that nobody can read` }),
  );

/** A date alone, or `80202`, is a moment to JavaScript too, and February 30 a day in March: neither is what was meant. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T/;
const LAST_YEAR = 9999;

/**
 * A moment in ISO 8601 becomes a `Date`; anything else stays as it is, for `IsDate` to refuse. So does one whose offset takes it out
 * of the years 0 to 9999 in UTC: answers could not write it.
 */
export const toMoment = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    const moment = new Date(typeof value === 'string' && isDay(MOMENT.exec(value)?.[1] ?? '') ? value : NaN);
    const year = moment.getUTCFullYear();
    return year >= 0 && year <= LAST_YEAR ? moment : value;
  });

/** A day as YYYY-MM-DD; null says that there is none, and what is left out says nothing. */
export const OptionalDay = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, format: 'date' }),
    ValidateIf((_: object, value: unknown) => value !== undefined && value !== null),
    ValidateBy(
      { name: 'isDay', validator: { validate: (value: unknown) => typeof value === 'string' && isDay(value) } },
      { message: `${label} must be a day as YYYY-MM-DD` },
    ),
  );

const toNumber = () =>
  Transform(({ value }) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value));

/** The id of a record or a lookup; 0 is the placeholder of the screens and counts as missing. */
export const RequiredId = (message: string): PropertyDecorator =>
  applyDecorators(toNumber(), Max(MAX_ID, { message }), Min(1, { message }), IsInt({ message }));

export const OptionalId = (label: string): PropertyDecorator =>
  applyDecorators(
    emptyAsMissing(),
    toNumber(),
    Transform(({ value }) => (value === 0 ? undefined : value)),
    IsOptional(),
    Max(MAX_ID, { message: `${label} is invalid` }),
    Min(1, { message: `${label} is invalid` }),
    IsInt({ message: `${label} is invalid` }),
  );

/** A US phone; `label` is `Phone Number` or `Phone`, as the form words it [CONST-52]. */
export const PhoneText = (label: 'Phone Number' | 'Phone', pattern = PHONE): PropertyDecorator =>
  applyDecorators(
    trimmed(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    Matches(pattern, { message: `${label} is invalid` }),
  );

/** A text that, when it is given, is an e-mail address. */
export const OptionalEmail = (max: number): PropertyDecorator =>
  applyDecorators(OptionalText('Email', max), emptyAsMissing(), Matches(EMAIL, { message: 'Email is invalid' }));

export const EmailText = (max: number): PropertyDecorator =>
  applyDecorators(
    oneLine(),
    IsString({ message: 'Email is required' }),
    IsNotEmpty({ message: 'Email is required' }),
    AtMost('Email', max),
    Matches(EMAIL, { message: 'Email is invalid' }),
  );

interface Bounds {
  least: number;
  largest: number;
  /** What is said of an amount beyond them. */
  beyond: string;
}

/**
 * A whole amount as people write it, at most `max` characters as typed; a number on the way in is fine too. What
 * cannot be read is `wrong`.
 */
export const WholeAmount = (
  required: string | undefined,
  wrong: string,
  max: number,
  { least, largest, beyond }: Bounds = { least: 0, largest: 1e12, beyond: wrong },
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => amount(value, max, isWholeNumber)),
    ...(required ? [IsNotEmpty({ message: required })] : [IsOptional()]),
    IsInt({ message: wrong }),
    Min(least, { message: beyond }),
    Max(largest, { message: beyond }),
  );

/** Whole dollars that are offered or agreed on. */
export const PriceAmount = (required: string | undefined, wrong: string, max: number): PropertyDecorator =>
  WholeAmount(required, wrong, max, { ...PRICE, beyond: PRICE_INVALID });

/** A number of 0 to 100 with up to two decimals; IsNumber cannot count the decimals of 1e-7. */
export const IsPercent = (wrong: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: 0, maximum: 100 }),
    ValidateBy(
      {
        name: 'isPercent',
        validator: { validate: (value: unknown) => typeof value === 'number' && isPercent(String(value)) },
      },
      { message: wrong },
    ),
  );

/** The same as people write it, at most `max` characters as typed; a number on the way in is fine too. */
export const TypedPercent = (required: string, wrong: string, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => amount(value, max, isPercent)),
    IsNotEmpty({ message: required }),
    IsPercent(wrong),
  );

/** What cannot be read as an amount becomes NaN, which every number rule refuses. */
export function amount(value: unknown, max: number, readable: (text: string) => boolean): unknown {
  if (value === undefined || value === null || value === '') {
    return undefined;
  }
  const text = String(value).trim();
  if (text === '') {
    return undefined;
  }
  return text.length <= max && readable(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/** Digits as xxx-xxx-xxxx, the way every phone is stored and shown [CONST-49]. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '').slice(-10);
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}
