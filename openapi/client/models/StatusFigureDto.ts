/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StatusFigureDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name.
     */
    name: string;
    /**
     * How many there are.
     */
    count: number;
};

