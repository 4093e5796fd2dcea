/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealStatusItemDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The name.
     */
    Name: string;
    /**
     * Ids of the stages that an administrator may choose next.
     */
    Next: Array<number>;
};

