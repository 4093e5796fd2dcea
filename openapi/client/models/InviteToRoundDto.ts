/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type InviteToRoundDto = {
    /**
     * The ids of the deals.
     */
    dealIds: Array<number>;
};

