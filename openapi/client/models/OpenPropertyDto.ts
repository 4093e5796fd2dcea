/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OpenPropertyDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name.
     */
    name: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The two letters of one of the United States.
     */
    stateCode: string;
};

