/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WatermarkOpenDto = {
    /**
     * UTC.
     */
    at: string;
    /**
     * The address on the network; null when that is not known.
     */
    address: string | null;
};

