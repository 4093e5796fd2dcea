/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SuggestionDto = {
    /**
     * The name.
     */
    Name: string;
    /**
     * What kind it is.
     */
    Type: 'Property' | 'City' | 'State' | 'Zip';
    /**
     * Only of a property.
     */
    StoreID?: number;
};

