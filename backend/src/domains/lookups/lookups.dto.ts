import { ApiProperty } from '@nestjs/swagger';
import { LookupItemDto } from '../../platform/http/lookup-item.dto';

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

export class LookupOptionDto {
  id: number;
  name: string;
}
export class StateOptionDto extends LookupOptionDto {
  /** Two letters. */
  code: string;
}
export class DealStatusOptionDto extends LookupOptionDto {
  /** Ids of the stages that an administrator may choose next. */
  next: number[];
}
export class AgentLocationOptionDto extends LookupOptionDto {
  address: string;
  city: string;
}

/** Every lookup of the back office in one answer. */
export class LookupsDto {
  states: StateOptionDto[];
  storeTypes: LookupOptionDto[];
  propertyStatuses: LookupOptionDto[];
  priceAlternatives: LookupOptionDto[];
  dealStatuses: DealStatusOptionDto[];
  diligencePeriods: LookupOptionDto[];
  documentTypes: LookupOptionDto[];
  positions: LookupOptionDto[];
  userStatuses: LookupOptionDto[];
  agentLocations: AgentLocationOptionDto[];
  /** Time zone of the office: its day decides whether a date has passed [APROP-64]. */
  timeZone: string;
}
