/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MarketSupplyDto = {
    /**
     * The other listings within the radius.
     */
    Properties: number;
    /**
     * Null as long as nothing is known of the facilities that are not for sale.
     */
    NRSF: number | null;
    /**
     * Null like NRSF.
     */
    NRSFPerHead: number | null;
    /**
     * Where the figure comes from.
     */
    Source: string;
    /**
     * YYYY-MM-DD, the newest date of the listings; without one, that of the property.
     */
    Date: string;
};

