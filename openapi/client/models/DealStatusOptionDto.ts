/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealStatusOptionDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name.
     */
    name: string;
    /**
     * Ids of the stages that an administrator may choose next.
     */
    next: Array<number>;
};

