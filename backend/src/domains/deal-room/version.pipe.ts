import { Injectable, PipeTransform } from '@nestjs/common';
import type { ApiQueryOptions, ApiResponseOptions } from '@nestjs/swagger';
import { DomainError } from '../../platform/common/errors';

const TEXT = 'The version is a whole number from 1.';

export const VERSION_QUERY: ApiQueryOptions = {
  name: 'version',
  required: false,
  schema: { type: 'integer', minimum: 1 },
  description:
    'Of the document, instead of the newest: an earlier one opens to the office and to those who have opened it before.',
};
export const NO_VERSION: ApiResponseOptions = { status: 422, description: TEXT };

/** The number of a version that an address may name [BEYA-80, BEYA-100]. */
@Injectable()
export class VersionPipe implements PipeTransform<unknown, number | undefined> {
  transform(value: unknown): number | undefined {
    if (value === undefined) {
      return undefined;
    }
    if (typeof value !== 'string' || !/^[1-9]\d{0,8}$/.test(value)) {
      throw new DomainError('unprocessable', TEXT, [{ field: 'version', code: 'invalid', message: TEXT }]);
    }
    return Number(value);
  }
}
