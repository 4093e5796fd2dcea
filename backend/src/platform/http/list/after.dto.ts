import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

/** Most rows of a page that follows an id. */
export const AFTER_LIMIT = 1000;
const LARGEST = 2n ** 63n - 1n;

const wholeUpTo = (name: string, least: bigint, most: bigint): PropertyDecorator =>
  ValidateBy({
    name: 'whole',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && /^\d{1,19}$/.test(value) && BigInt(value) >= least && BigInt(value) <= most,
      defaultMessage: () => `${name} must be a whole number from ${least}${most === LARGEST ? '' : ` to ${most}`}`,
    },
  });

/** The id that was read last. */
export const AfterField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', format: 'int64', minimum: 0, example: 0 }),
    IsOptional(),
    wholeUpTo('after', 0n, LARGEST),
  );

/** How many rows a page may have; without a default in the document, which clients would send with every request. */
export const LimitField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: AFTER_LIMIT, example: 100 }),
    IsOptional(),
    wholeUpTo('limit', 1n, BigInt(AFTER_LIMIT)),
  );
