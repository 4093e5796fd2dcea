/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CloseRoundDto = {
    /**
     * Ids of the deals that were chosen.
     */
    winners: Array<number>;
    /**
     * Ids of the deals whose buyers are told that they were not chosen.
     */
    letterFor: Array<number>;
    /**
     * How far the access of those who took part and were not chosen goes from now on; where it goes less far it stays.
     */
    lowerAccessTo?: 1 | 2 | 3;
};

