import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';

/** Distinct ids from `1,2,3`, from a list, or from nothing; what is no id stays and is refused by the rules. */
function ids(value: unknown): unknown {
  const parts = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : value === undefined || value === null
        ? []
        : [value];
  const read = parts.map((part) =>
    typeof part === 'string' ? (/^\s*\d{1,15}\s*$/.test(part) ? Number(part) : part.trim()) : part,
  );
  return [...new Set(read.filter((part) => part !== ''))];
}

/** Ids as the documents send them: one text, joined by commas. A JSON list is fine too. */
export const CommaIds = (label: string, most = 1000): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, example: '12,15' }), IdList(label, most));

/** Distinct ids. */
export function IdList(label: string, most = 1000): PropertyDecorator {
  const message = `${label} is invalid`;
  return applyDecorators(
    Transform(({ value }) => ids(value)),
    IsArray({ message }),
    ArrayMaxSize(most, { message: `${label} names more than ${most}` }),
    Max(2_147_483_647, { each: true, message }),
    Min(1, { each: true, message }),
    IsInt({ each: true, message }),
  );
}
