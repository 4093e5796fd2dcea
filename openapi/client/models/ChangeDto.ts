/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangeResource } from './ChangeResource';
import type { ChangeType } from './ChangeType';
export type ChangeDto = {
    /**
     * Ids ascend; some numbers are never used.
     */
    id: number;
    /**
     * What happened.
     */
    type: ChangeType;
    /**
     * Where the record is read: `/api/v1/{resource}/{resourceId}`.
     */
    resource: ChangeResource;
    /**
     * Null for lookups, which have no records of their own.
     */
    resourceId: number | null;
    /**
     * Ids of other records, and in `fields` the names of the fields that are others now.
     */
    data: Record<string, any>;
    /**
     * When it happened.
     */
    at: string;
};

