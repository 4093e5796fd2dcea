/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LookupEntryBodyDto = {
    /**
     * The name.
     */
    name: string;
    /**
     * Where it stands in its order; of a person, what they are.
     */
    position?: number;
};

