/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UnitMixRowDto = {
    /**
     * Feet, for example `10x10`.
     */
    size: string;
    /**
     * How many units have this size.
     */
    units: number;
    /**
     * Whether these units are climate-controlled.
     */
    climateControlled: boolean;
    /**
     * Whole dollars a month.
     */
    rent: number;
};

