/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImportSampleValueDto = {
    label: string;
    /**
     * As the pages show it.
     */
    text: string;
};

