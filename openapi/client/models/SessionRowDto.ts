/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SessionRowDto = {
    /**
     * `Nov 3`, `Nov 3 - Nov 9` or `Nov 2026`.
     */
    TimePeriod: string;
    /**
     * How many there are.
     */
    Count: number;
    /**
     * Whether the period is not over, or begins before the range: its count is that of a part.
     */
    Part: boolean;
};

