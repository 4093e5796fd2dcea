/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealStatusOptionDto = {
    id: number;
    name: string;
    /**
     * Ids of the stages that an administrator may choose next.
     */
    next: Array<number>;
};

