import type { Api } from './api';

/** [CONST-14] */
export interface LookupItem {
  ID: number;
  Name: string;
}

/** [CONST-15] */
export interface PropertyLookup {
  storeTypes: LookupItem[];
  states: LookupItem[];
  documentTypes: LookupItem[];
}

/** [CONST-16] */
export interface PriceLookup {
  SEPrices: LookupItem[];
  diligencePeriods: LookupItem[];
}

export const getPropertyLookup = (api: Api) => api.get<PropertyLookup>('lookup/propertylookup');
export const getPriceLookup = (api: Api) => api.get<PriceLookup>('lookup/propertypricelookup');
export const getStates = (api: Api) => api.get<LookupItem[]>('lookup/state');
export const getPositions = (api: Api) => api.get<LookupItem[]>('lookup/user/position');
