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
