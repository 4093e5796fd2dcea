/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BrokenEvidenceDto } from './BrokenEvidenceDto';
export type BrokenEvidencesDto = {
    /**
     * The first row that the last verification has found broken; none when all was well.
     */
    first: Array<BrokenEvidenceDto>;
    /**
     * How many there are.
     */
    count: number;
};

