/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OpenPropertyDto = {
    id: number;
    name: string;
    city: string;
    stateCode: string;
};

