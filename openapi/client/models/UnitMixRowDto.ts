/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UnitMixRowDto = {
    /**
     * Feet, for example `10x10`.
     */
    size: string;
    units: number;
    climateControlled: boolean;
    /**
     * Whole dollars a month.
     */
    rent: number;
};

