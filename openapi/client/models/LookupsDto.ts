/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgentLocationOptionDto } from './AgentLocationOptionDto';
import type { DealStatusOptionDto } from './DealStatusOptionDto';
import type { LookupOptionDto } from './LookupOptionDto';
import type { StateOptionDto } from './StateOptionDto';
export type LookupsDto = {
    states: Array<StateOptionDto>;
    storeTypes: Array<LookupOptionDto>;
    propertyStatuses: Array<LookupOptionDto>;
    priceAlternatives: Array<LookupOptionDto>;
    dealStatuses: Array<DealStatusOptionDto>;
    diligencePeriods: Array<LookupOptionDto>;
    documentTypes: Array<LookupOptionDto>;
    positions: Array<LookupOptionDto>;
    userStatuses: Array<LookupOptionDto>;
    agentLocations: Array<AgentLocationOptionDto>;
    /**
     * Time zone of the office: its day decides whether a date has passed.
     */
    timeZone: string;
};

