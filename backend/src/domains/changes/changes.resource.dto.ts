import {
  CHANGE_RESOURCE_NAMES,
  CHANGE_TYPES,
  type ChangeResource,
  type ChangeType,
} from '@stowbridge/contract/changes';
import { ApiProperty } from '@nestjs/swagger';
import { AfterField, LimitField } from '../../platform/http/list/after.dto';

export class ChangesQueryDto {
  /** The last id that was read; 0, and left out: from the oldest that is kept. */
  @AfterField()
  after?: string;
  /** Most entries of the answer; 1000 where it is left out. */
  @LimitField()
  limit?: string;
}

/** Something that happened to a record, once it is committed. */
export class ChangeDto {
  /** Ids ascend; some numbers are never used. */
  @ApiProperty({ type: 'integer', format: 'int64', example: 4711 })
  id: number;
  /** What happened. */
  @ApiProperty({ enum: CHANGE_TYPES, enumName: 'ChangeType', example: 'property.changed' })
  type: ChangeType;
  /** Where the record is read: `/api/v1/{resource}/{resourceId}`. */
  @ApiProperty({ enum: CHANGE_RESOURCE_NAMES, enumName: 'ChangeResource', example: 'properties' })
  resource: ChangeResource;
  /** Null for lookups, which have no records of their own. */
  @ApiProperty({ type: 'integer', format: 'int32', nullable: true, example: 3 })
  resourceId: number | null;
  /** When it happened. */
  at: Date;
  /** Ids of other records, and in `fields` the names of the fields that are others now. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { fields: ['price'] } })
  data: Record<string, unknown>;
}
