/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PropertyProfileDto } from './PropertyProfileDto';
export type ComparisonDto = {
    /**
     * In the order in which they were asked for; what is not listed is left out.
     */
    Properties: Array<PropertyProfileDto>;
    /**
     * Null where none was asked for, and where nobody knows it.
     */
    Place: {
        /**
         * The name.
         */
        Name: string;
        /**
         * Degrees north.
         */
        Latitude: number;
        /**
         * Degrees east.
         */
        Longitude: number;
    } | null;
};

