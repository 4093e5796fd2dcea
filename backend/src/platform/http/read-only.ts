import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Exclude } from 'class-transformer';

const READ_ONLY = Symbol('read only');
const REPLACES = Symbol('replaces');
const readOnlyFields = (record: object): (string | symbol)[] =>
  (Reflect.getMetadata(READ_ONLY, record) as (string | symbol)[] | undefined) ?? [];

/** A field that only the product says: refused in a new record, ignored in one that is replaced [FSEC-31]. */
export const ReadOnly = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...options, readOnly: true } as ApiPropertyOptions),
    (record: object, name: string | symbol) =>
      Reflect.defineMetadata(READ_ONLY, [...readOnlyFields(record), name], record),
  );

/** The body that replaces such a record: what GET answers can be sent back, since its read-only fields are dropped. */
export function Replacing<B extends object>(Body: Type<B>, Record: Type<object>): Type<B> {
  class ReplacingBody extends (Body as Type<object>) {}
  for (const name of readOnlyFields(Record.prototype as object)) {
    Exclude({ toClassOnly: true })(ReplacingBody.prototype, name);
  }
  Reflect.defineMetadata(REPLACES, true, ReplacingBody.prototype);
  return ReplacingBody as Type<B>;
}

/** Whether a body is all of a record; others change a part, and leave what they do not name. */
export const replacesAll = (body: Type<object>): boolean => Reflect.hasMetadata(REPLACES, body.prototype as object);
