/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NamedPlaceDto = {
    /**
     * The name.
     */
    name: string;
    /**
     * Degrees north.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
};

