/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportSampleValueDto } from './ImportSampleValueDto';
export type ImportSampleDto = {
    /**
     * As the spreadsheet counts.
     */
    rowNumber: number;
    /**
     * Its fields that hold something.
     */
    values: Array<ImportSampleValueDto>;
};

