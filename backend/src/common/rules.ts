import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';

/** An optional +1, then 3-3-4 digits with space, dot or dash between [CONST-50]. */
export const PHONE = /^(\+?1[ .-]?)?\d{3}[ .-]?\d{3}[ .-]?\d{4}$/;
/** The same with parentheses around the area code [CONST-51]. */
export const PHONE_WITH_PARENTHESES = /^(\+?1[ .-]?)?(\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/;
/** A standard address with a top-level part of 2 to 7 letters [CONST-53]. */
export const EMAIL = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,7}$/;
const MAX_ID = 2_147_483_647;

const trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));
/** The screens send an empty string where nothing is chosen. */
const emptyAsMissing = () => Transform(({ value }) => (value === '' || value === null ? undefined : value));

/** A required text; `label` words the refusals. Rules run in the order given: the first that fails speaks. */
export const RequiredText = (label: string, max: number, required = `${label} is required`): PropertyDecorator =>
  applyDecorators(
    trimmed(),
    IsString({ message: required }),
    IsNotEmpty({ message: required }),
    MaxLength(max, { message: `${label} must be at most ${max} characters` }),
  );

/** A text that may be missing, empty or null. */
export const OptionalText = (label: string, max: number): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ nullable: true }),
    trimmed(),
    ValidateIf((_: object, value: unknown) => value !== undefined && value !== null),
    IsString({ message: `${label} is invalid` }),
    MaxLength(max, { message: `${label} must be at most ${max} characters` }),
  );

const toNumber = () => Transform(({ value }) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value));

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
  applyDecorators(trimmed(), IsString({ message: `${label} is required` }), IsNotEmpty({ message: `${label} is required` }), Matches(pattern, { message: `${label} is invalid` }));

export const EmailText = (max: number): PropertyDecorator =>
  applyDecorators(
    trimmed(),
    IsString({ message: 'Email is required' }),
    IsNotEmpty({ message: 'Email is required' }),
    MaxLength(max, { message: `Email must be at most ${max} characters` }),
    Matches(EMAIL, { message: 'Email is invalid' }),
  );

/**
 * A whole amount written with digits and thousand separators, at most `max` characters as typed; a number on the way
 * in is fine too.
 */
export const WholeAmount = (required: string | undefined, wrong: string, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => amount(value, max, /^[\d,]+$/)),
    ...(required ? [IsNotEmpty({ message: required })] : [IsOptional()]),
    IsInt({ message: wrong }),
    Min(0, { message: wrong }),
    Max(1e12, { message: wrong }),
  );

/** What cannot be read as an amount becomes NaN, which every number rule refuses. */
export function amount(value: unknown, max: number, pattern: RegExp): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  const text = String(value).trim();
  if (text === '') return undefined;
  return text.length <= max && pattern.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/** Digits as xxx-xxx-xxxx, the way every phone is stored and shown [CONST-49]. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '').slice(-10);
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}
