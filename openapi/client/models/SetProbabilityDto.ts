/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SetProbabilityDto = {
    readonly stageId: 4 | 6 | 3 | 1;
    percent: number;
};

