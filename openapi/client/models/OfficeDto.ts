/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfficeDto = {
    /**
     * The name.
     */
    Name: string;
    /**
     * Street and number.
     */
    Address: string;
    /**
     * The city.
     */
    City: string;
    /**
     * The state: where it stands, or one of the United States.
     */
    State: string;
    /**
     * The ZIP code.
     */
    ZipCode: string;
};

