/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgentLocationDto = {
    /**
     * The id of the record.
     */
    Id: number;
    /**
     * Street and number.
     */
    Address: string;
    /**
     * The city.
     */
    City: string;
    /**
     * One of the United States.
     */
    StateName: string;
    /**
     * The ZIP code.
     */
    Zipcode: string;
};

