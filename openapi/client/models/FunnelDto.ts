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
     * How many of these NDAs have led to an offer of the signer on that property by now.
     */
    ndasWithOffer: number;
    /**
     * Offers received.
     */
    offers: number;
};

