import { applyDecorators } from '@nestjs/common';
import { AREA_INVALID, parseArea } from '@stowbridge/contract/area';
import { parseBounds } from '@stowbridge/contract/bounds';
import { PriceAlternative } from '@stowbridge/contract/ids';
import { isWholeNumber, lengthOf } from '@stowbridge/contract/rules';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateBy, ValidationArguments } from 'class-validator';
import { amount, emptyAsMissing } from '../../../platform/http/rules';
import { AsCalendarDate, NO_DATE } from './local-date';

type Fields = Record<string, unknown>;
const rule = (
  name: string,
  message: string,
  holds: (value: unknown, fields: Fields) => boolean,
  constraints: number[] = [],
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      constraints,
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => holds(value, (args?.object ?? {}) as Fields),
      },
    },
    { message },
  );

/** A number that holds, by itself and beside the other fields; or nothing. `bounds` are told by the document. */
export const OptionalIf = (
  name: string,
  message: string,
  holds: (value: number, fields: Fields) => boolean,
  bounds: [least: number, largest: number],
): PropertyDecorator =>
  rule(
    name,
    message,
    (value, fields) => value === undefined || (typeof value === 'number' && holds(value, fields)),
    bounds,
  );

/** A text that this reads, or nothing. */
const OptionalRead = (name: string, message: string, read: (text: string) => unknown): PropertyDecorator =>
  applyDecorators(
    emptyAsMissing(),
    rule(name, message, (value) => value === undefined || (typeof value === 'string' && read(value) !== undefined)),
  );

/** A part of the map. */
export const MapBounds = (): PropertyDecorator => OptionalRead('bounds', 'Bounds is invalid', parseBounds);
/** A part of the map that is drawn [BEYB-52]. */
export const MapArea = (): PropertyDecorator => OptionalRead('area', AREA_INVALID, parseArea);

/** A whole amount, `largest` at most. */
export function OptionalWhole(label: string, largest: number): PropertyDecorator {
  const fits = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largest;
  return applyDecorators(
    Transform(({ value }) => amount(value, 15, isWholeNumber)),
    rule('amount', `${label} is invalid`, (value) => value === undefined || fits(value), [0, largest]),
  );
}

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
      [max],
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
