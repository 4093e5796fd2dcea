/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SetProbabilityDto = {
    /**
     * The id of the stage.
     */
    readonly stageId: 4 | 6 | 3 | 1;
    /**
     * The probability in percent.
     */
    percent: number;
};

