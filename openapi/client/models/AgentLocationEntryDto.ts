/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgentLocationEntryDto = {
    readonly id: number;
    address: string;
    city: string;
    stateId: number;
    zipCode: string;
};

