/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealStepDto = {
    /**
     * The id of the stage before.
     */
    fromStatusId: number | null;
    /**
     * The id of the stage after it.
     */
    toStatusId: number;
    /**
     * Null when the product itself did it.
     */
    actorId: number | null;
    /**
     * The name of who did it.
     */
    actorName: string | null;
    /**
     * As what they did it: 1 administrator, 2 buyer, 3 seller.
     */
    actorUserTypeId: number | null;
    /**
     * When it happened.
     */
    at: string;
    /**
     * Why, where somebody said so.
     */
    reason: string | null;
};

