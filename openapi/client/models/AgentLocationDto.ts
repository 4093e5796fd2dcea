/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgentLocationDto = {
    Id: number;
    Address: string;
    City: string;
    StateName: string;
    Zipcode: string;
};

