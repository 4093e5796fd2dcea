/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgentLocationOptionDto } from './AgentLocationOptionDto';
import type { DealStatusOptionDto } from './DealStatusOptionDto';
import type { LookupOptionDto } from './LookupOptionDto';
import type { StateOptionDto } from './StateOptionDto';
export type LookupsDto = {
    /**
     * The United States.
     */
    states: Array<StateOptionDto>;
    /**
     * The kinds of properties.
     */
    storeTypes: Array<LookupOptionDto>;
    /**
     * The stages of properties.
     */
    propertyStatuses: Array<LookupOptionDto>;
    /**
     * The words that may stand in place of a price.
     */
    priceAlternatives: Array<LookupOptionDto>;
    /**
     * The stages of deals.
     */
    dealStatuses: Array<DealStatusOptionDto>;
    /**
     * How long buyers may examine a property.
     */
    diligencePeriods: Array<LookupOptionDto>;
    /**
     * The kinds of documents.
     */
    documentTypes: Array<LookupOptionDto>;
    /**
     * What people may be.
     */
    positions: Array<LookupOptionDto>;
    /**
     * The stages of an account.
     */
    userStatuses: Array<LookupOptionDto>;
    /**
     * The places where agents work.
     */
    agentLocations: Array<AgentLocationOptionDto>;
    /**
     * Time zone of the office: its day decides whether a date has passed.
     */
    timeZone: string;
};

