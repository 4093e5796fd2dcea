/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SuggestionDto = {
    Name: string;
    Type: 'Property' | 'City' | 'State' | 'Zip';
    /**
     * Only of a property.
     */
    StoreID?: number;
};

