/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PropertyEventDto } from './PropertyEventDto';
export type PropertyTimelineDto = {
    /**
     * The newest first.
     */
    events: Array<PropertyEventDto>;
    /**
     * The `before` of the next page; null on the last one.
     */
    next: string | null;
};

