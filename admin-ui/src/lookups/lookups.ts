/** An entry of any lookup [CONST-14]. */
export interface Choice {
  id: number;
  name: string;
}

/** The lists behind every select, as GET /api/v1/lookups answers them. */
export interface Lookups {
  states: (Choice & { code: string })[];
  storeTypes: Choice[];
  propertyStatuses: Choice[];
  priceAlternatives: Choice[];
  /** `next`: the stages that an administrator may set from this one. */
  dealStatuses: (Choice & { next: number[] })[];
  diligencePeriods: Choice[];
  documentTypes: Choice[];
  positions: Choice[];
  agentLocations: Choice[];
  userStatuses: Choice[];
}
