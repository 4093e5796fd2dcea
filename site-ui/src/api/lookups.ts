import type { LookupItemDto, PropertyLookupDto, PropertyPriceLookupDto } from '@stowbridge/api';
import type { Api } from './api';

/** [CONST-14] */
export type LookupItem = LookupItemDto;
/** [CONST-15] */
export type PropertyLookup = PropertyLookupDto;

export const getPropertyLookup = (api: Api) => api.get<PropertyLookup>('lookup/propertylookup');
/** [CONST-16] */
export const getPriceLookup = (api: Api) => api.get<PropertyPriceLookupDto>('lookup/propertypricelookup');
export const getStates = (api: Api) => api.get<LookupItem[]>('lookup/state');
export const getPositions = (api: Api) => api.get<LookupItem[]>('lookup/user/position');
