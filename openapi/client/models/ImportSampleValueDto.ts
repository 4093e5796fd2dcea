/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImportSampleValueDto = {
    /**
     * What it is called on the screens.
     */
    label: string;
    /**
     * As the pages show it.
     */
    text: string;
};

