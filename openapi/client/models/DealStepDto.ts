/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealStepDto = {
    fromStatusId: number | null;
    toStatusId: number;
    /**
     * Null when the product itself did it.
     */
    actorName: string | null;
    at: string;
    /**
     * Why, where somebody said so.
     */
    reason: string | null;
};

