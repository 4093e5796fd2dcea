/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AppCodeDto = {
    /**
     * Six digits of the app.
     */
    code: string;
};

