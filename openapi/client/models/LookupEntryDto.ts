/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LookupEntryDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The product speaks of it by its id: it can be renamed and moved, but not removed.
     */
    readonly fixed: boolean;
    /**
     * The name.
     */
    name: string;
    /**
     * Lists show the lowest first.
     */
    position: number;
};

