/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type KeyRotationDto = {
    /**
     * Days for which the old key goes on, 0 to 7; 7 without it, and never beyond its own end.
     */
    keepDays?: number;
};

