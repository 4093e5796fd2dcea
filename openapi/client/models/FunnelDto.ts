/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FunnelDto = {
    /**
     * Views of property profiles.
     */
    views: number;
    /**
     * NDAs signed.
     */
    ndas: number;
    /**
     * Offers received.
     */
    offers: number;
};

