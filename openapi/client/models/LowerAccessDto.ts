/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LowerAccessDto = {
    tier: 1 | 2 | 3;
    dealId: number;
};

