/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MovedTaskDto = {
    /**
     * YYYY-MM-DD; null where it was not set.
     */
    from: string | null;
    /**
     * YYYY-MM-DD.
     */
    to: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
};

