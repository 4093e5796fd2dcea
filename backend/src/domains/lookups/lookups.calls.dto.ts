import { ApiProperty } from '@nestjs/swagger';
import { LookupItemDto } from '../../platform/http/lookup-item.dto';
import type { AgentLocation } from './agent-location.entity';

/** A deal status with the stages that may follow it, by the table of stages. */
export class DealStatusItemDto extends LookupItemDto {
  /** Ids of the stages that an administrator may choose next. */
  Next: number[];
}

/** A range of days that reports can cover; an empty ID marks a disabled heading [ANA-38]. */
export class DateRangeItemDto {
  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: [''] }], example: 1 })
  ID: number | '';
  Name: string;
}

/** An office at which listing agents work [PROF-12]. */
export class AgentLocationDto {
  Id: number;
  Address: string;
  City: string;
  StateName: string;
  Zipcode: string;
}

export const agentLocationDto = ({ id, address, city, state, zipCode }: AgentLocation): AgentLocationDto => ({
  Id: id,
  Address: address,
  City: city,
  StateName: state.name,
  Zipcode: zipCode,
});

/** What property forms and filters choose from [CONST-15]. */
export class PropertyLookupDto {
  storeTypes: LookupItemDto[];
  states: LookupItemDto[];
  documentTypes: LookupItemDto[];
}

/** What price filters and offer forms choose from [CONST-16]. */
export class PropertyPriceLookupDto {
  SEPrices: LookupItemDto[];
  diligencePeriods: LookupItemDto[];
}
