/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealStatusItemDto = {
    ID: number;
    Name: string;
    /**
     * Ids of the stages that an administrator may choose next.
     */
    Next: Array<number>;
};

