import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { OptionalId } from './rules';

/** Most requests of a batch. */
export const BATCH_MOST = 100;
export const OPERATIONS = ['create', 'change', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** One request of a batch. */
export class BatchItemDto {
  /** What is done: `create` as POST does it, `change` as PATCH, `delete` as DELETE. */
  @IsIn(OPERATIONS)
  @ApiProperty({ enum: OPERATIONS })
  operation: Operation;
  /** The record that is changed or deleted; left out with `create`. */
  @OptionalId('id')
  id?: number | null;
  /** As the header `If-Match`: an `ETag` of the record, so that only this version of it is changed or deleted. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  ifMatch?: string;
  /** The fields of the record as POST takes them, or those that PATCH changes; left out with `delete`. */
  @IsOptional()
  @IsObject()
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  body?: Record<string, unknown>;
}

/** A field that breaks a rule. */
export class BatchFieldDto {
  /** The name of the field in the body. */
  field: string;
  /** Which rule it breaks, as in the errors of any other answer. */
  code: string;
  /** The rule in words. */
  message: string;
}

/** Why a request of a batch was refused. */
export interface Problem {
  status: number;
  code: string;
  detail: string;
  errors: BatchFieldDto[];
}

/** What a request of a batch came to. */
export class BatchResultDto {
  /** The status that it would have been answered alone. */
  status: number;
  /** The code of a problem; null where it was carried out. */
  @ApiProperty({ type: String, nullable: true })
  code: string | null;
  /** The problem in words; null where it was carried out. */
  @ApiProperty({ type: String, nullable: true })
  detail: string | null;
  /** The fields that break a rule. */
  errors: BatchFieldDto[];
  /** The record that was created, changed or deleted, or was to be; null where none was created. */
  @ApiProperty({ type: Number, nullable: true })
  id: number | null;
}
