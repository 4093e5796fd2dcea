/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportSampleValueDto } from './ImportSampleValueDto';
export type ImportSampleDto = {
    rowNumber: number;
    values: Array<ImportSampleValueDto>;
};

