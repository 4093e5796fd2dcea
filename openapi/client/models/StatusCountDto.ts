/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StatusCountDto = {
    /**
     * The name of its stage.
     */
    StatusName: string;
    /**
     * How many there are at that stage.
     */
    StatusCount: number;
};

