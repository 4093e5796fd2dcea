/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProbabilityDto = {
    /**
     * The id of the stage.
     */
    readonly stageId: 4 | 6 | 3 | 1;
    /**
     * How many deals were at this stage and have ended since.
     */
    readonly ended: number;
    /**
     * How many of a hundred of those were sold; null for fewer than five.
     */
    readonly suggestion: number | null;
    /**
     * The probability in percent.
     */
    percent: number;
};

