/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgentLocationEntryDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * Street and number.
     */
    address: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The id of one of the United States, as lookups list it.
     */
    stateId: number;
    /**
     * The ZIP code.
     */
    zipCode: string;
};

