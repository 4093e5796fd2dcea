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
    actorId: number | null;
    actorName: string | null;
    actorUserTypeId: number | null;
    at: string;
    /**
     * Why, where somebody said so.
     */
    reason: string | null;
};

