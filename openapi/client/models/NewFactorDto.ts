/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewFactorDto = {
    /**
     * What the person calls it.
     */
    name: string;
};

