/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TickTaskDto = {
    /**
     * What the writer noted.
     */
    note?: string | null;
};

