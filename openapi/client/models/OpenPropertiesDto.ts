/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OpenPropertyDto } from './OpenPropertyDto';
export type OpenPropertiesDto = {
    /**
     * The five newest.
     */
    first: Array<OpenPropertyDto>;
    /**
     * Counted up to 1000.
     */
    count: number;
};

