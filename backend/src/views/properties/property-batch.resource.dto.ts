import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { BATCH_MOST, BatchItemDto, BatchResultDto } from '../../platform/http/batch.dto';
import { PropertyDto } from './property.resource.dto';

/** Several requests for properties in one. */
export class PropertyBatchDto {
  /** What is to be done, one after the other. */
  @ApiProperty({
    example: [
      { operation: 'change', id: 12, body: { price: 3_900_000 } },
      { operation: 'delete', id: 15 },
    ],
  })
  @IsArray()
  @ArrayMinSize(1, { message: `items must hold 1 to ${BATCH_MOST} requests` })
  @ArrayMaxSize(BATCH_MOST, { message: `items must hold 1 to ${BATCH_MOST} requests` })
  @ValidateNested({ each: true })
  @Type(() => BatchItemDto)
  items: BatchItemDto[];
}

export class PropertyBatchResultDto extends BatchResultDto {
  /** The property as it is now; null where it was deleted, or nothing was done. */
  @ApiProperty({ type: PropertyDto, nullable: true })
  record: PropertyDto | null;
}

/** What each request came to, in their order. */
export class PropertyBatchAnswerDto {
  /** One for each of the items. */
  results: PropertyBatchResultDto[];
}
