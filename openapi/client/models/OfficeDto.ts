/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfficeDto = {
    Name: string;
    Address: string;
    City: string;
    State: string;
    ZipCode: string;
};

