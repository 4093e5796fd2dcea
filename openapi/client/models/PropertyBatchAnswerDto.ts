/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PropertyBatchResultDto } from './PropertyBatchResultDto';
export type PropertyBatchAnswerDto = {
    /**
     * One for each of the items.
     */
    results: Array<PropertyBatchResultDto>;
};

