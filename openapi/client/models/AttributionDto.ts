/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AttributionDto = {
    /**
     * What was written.
     */
    Text: string;
    /**
     * Where their licence stands.
     */
    Url: string | null;
};

