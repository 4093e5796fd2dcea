/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgentLocationBodyDto = {
    address: string;
    city: string;
    stateId: number;
    zipCode: string;
};

