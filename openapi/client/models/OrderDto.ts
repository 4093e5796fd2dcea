/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OrderDto = {
    /**
     * The id of every record of the list, the first one on top.
     */
    ids: Array<number>;
};

