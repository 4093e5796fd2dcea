import { COMMISSION_SIDES, TERM_DAYS } from '@stowbridge/contract/turns';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { IsDate, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { emptyAsMissing, toMoment } from '../../platform/http/rules';

const isGiven = (_: object, value: unknown): boolean => value !== undefined && value !== null;

/** A number of days in terms, that may be missing, empty or null. */
export function TermDays(label: string): PropertyDecorator {
  const message = `${label} is a number of days from ${TERM_DAYS.least} to ${TERM_DAYS.most}`;
  return applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true }),
    emptyAsMissing(),
    ValidateIf(isGiven),
    Max(TERM_DAYS.most, { message }),
    Min(TERM_DAYS.least, { message }),
    IsInt({ message }),
  );
}

/** Who pays the commission; it may be missing, empty or null. */
export const CommissionPayer = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, enum: COMMISSION_SIDES, nullable: true, example: 'seller' }),
    emptyAsMissing(),
    ValidateIf(isGiven),
    IsIn(COMMISSION_SIDES, { message: `The commission is paid by one of ${COMMISSION_SIDES.join(', ')}` }),
  );

/** A moment in ISO 8601 that may be missing, empty or null. */
export const OptionalMoment = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date-time', nullable: true }),
    emptyAsMissing(),
    toMoment(),
    ValidateIf(isGiven),
    IsDate({ message: `${label} is invalid` }),
  );
