/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewMatchDto } from './NewMatchDto';
export type NewMatchesDto = {
    /**
     * The newest first.
     */
    first: Array<NewMatchDto>;
    /**
     * How many of the five that were listed last match a buyer.
     */
    count: number;
};

