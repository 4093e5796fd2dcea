/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LostDealsDto = {
    /**
     * 1 fell through, 2 rejected, 7 withdrawn.
     */
    loss: 1 | 2 | 7;
    /**
     * As it was given; null where nobody gave one.
     */
    reason: string | null;
    /**
     * How many there are.
     */
    count: number;
};

